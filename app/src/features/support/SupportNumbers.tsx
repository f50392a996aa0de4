import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { SUPPORT_PHONE } from "#app/src/page/json-ld.ts";
import { PhoneLink } from "#design-system/components/Bidi/PhoneLink.tsx";

/** Support's numbers on paper and beside it: the short one, which answers in Iran alone, and the one for callers from abroad. */
export function SupportNumbers() {
  const t = useText();
  const { supportAbroad } = useEnvironment();
  return (
    <>
      <PhoneLink number={SUPPORT_PHONE} />
      {supportAbroad !== null && (
        <>
          {" · "}
          {t("support.abroad")} <PhoneLink number={supportAbroad} />
        </>
      )}
    </>
  );
}
