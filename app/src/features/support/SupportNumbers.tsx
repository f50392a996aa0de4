import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { SUPPORT_PHONE } from "#app/src/page/json-ld.ts";
import { PhoneLink } from "#design-system/components/Bidi/PhoneLink.tsx";

/** The number for callers from abroad, after the short one; nothing where there is none. */
export function AbroadNumber() {
  const t = useText();
  const { supportAbroad } = useEnvironment();
  return supportAbroad === null ? null : (
    <>
      {" · "}
      {t("support.abroad")} <PhoneLink number={supportAbroad} />
    </>
  );
}

/** Support's numbers on paper and beside it: the short one, which answers in Iran alone, and the one for callers from abroad. */
export const SupportNumbers = () => (
  <>
    <PhoneLink number={SUPPORT_PHONE} />
    <AbroadNumber />
  </>
);
