import { useText } from "#app/src/messages/words.ts";
import { Code } from "#design-system/components/Bidi/Bidi.tsx";
import { Hidden } from "#design-system/components/Text/Text.tsx";
import { type MaskedKind, masked } from "#domain/text/mask.ts";
import { documentOf, type Traveller } from "./traveller-text.ts";

/** Characters that stay in sight, at the end of a masked number, and that a screen reader says. */
const LAST = 2;

/** The number of a traveller's document: its end alone until it is asked for, so that a glance reads none. */
export function DocumentNumber({ of, isShown }: { of: Traveller; isShown: boolean }) {
  const t = useText();
  const number = documentOf(of);
  if (number === null) return null;
  if (isShown) return <Code>{number}</Code>;
  const kind: MaskedKind = of.national_code === null ? "passport_number" : "national_code";
  return (
    <>
      <Hidden>{t("reserve.status.document", { end: number.slice(-LAST) })}</Hidden>
      <span aria-hidden="true">
        <Code>{masked(number, kind)}</Code>
      </span>
    </>
  );
}
