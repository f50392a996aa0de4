import { useEnvironment } from "#app/src/page/environment.ts";
import { formatMoney } from "#domain/text/money.ts";

/** A sum in rial, shown in toman: a deduction has its sign before the number, in both directions of writing. */
export function SignedMoney({ rial }: { rial: number }) {
  const { locale } = useEnvironment();
  const { amount, unit } = formatMoney(Math.abs(rial), locale);
  return (
    <>
      <bdi dir="ltr">
        {rial < 0 && "−"}
        {amount}
      </bdi>
      {`\u00A0${unit}`}
    </>
  );
}
