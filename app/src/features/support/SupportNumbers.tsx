import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { PhoneLink } from "#design-system/components/Bidi/PhoneLink.tsx";
import { SUPPORT_PHONE } from "#domain/text/support.ts";

type NumbersProps = {
  /** Class of each link. */
  className?: string | undefined;
};

/** The number for callers from abroad, after the short one; nothing where there is none. */
export function AbroadNumber({ className }: NumbersProps) {
  const t = useText();
  const { supportAbroad } = useEnvironment();
  return supportAbroad === null ? null : (
    <>
      {" · "}
      {t("support.abroad")} <PhoneLink number={supportAbroad} className={className} />
    </>
  );
}

/** Support's numbers, wherever a page names them: the short one, which answers in Iran alone, and the one for callers from abroad. */
export const SupportNumbers = ({ className }: NumbersProps) => (
  <>
    <PhoneLink number={SUPPORT_PHONE} className={className} />
    <AbroadNumber className={className} />
  </>
);
