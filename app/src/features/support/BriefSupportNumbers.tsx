import { useEnvironment } from "#app/src/page/environment.ts";
import { PhoneLink } from "#design-system/components/Bidi/PhoneLink.tsx";
import { SUPPORT_PHONE } from "#domain/text/support.ts";
import { isReadAbroad } from "./read-abroad.ts";

/** Support's numbers in a row of few words (the header): the one for callers from abroad where its reader may be there. */
export function BriefSupportNumbers({ className }: { className?: string | undefined }) {
  const { locale, supportAbroad } = useEnvironment();
  return (
    <>
      <PhoneLink number={SUPPORT_PHONE} className={className} />
      {isReadAbroad[locale] && supportAbroad !== null && (
        <>
          {" · "}
          <PhoneLink number={supportAbroad} className={className} />
        </>
      )}
    </>
  );
}
