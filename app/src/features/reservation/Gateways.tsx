import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Choice } from "#design-system/components/Field/Field.tsx";
import { Hidden } from "#design-system/components/Text/Text.tsx";
import type { GatewayName, MethodsValue } from "#domain/contract/payment.shapes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import * as styles from "./pay.css.ts";

type GatewaysProps = Pick<MethodsValue, "gateways"> & {
  chosen: GatewayName | undefined;
  onChoose: (gateway: GatewayName) => void;
};

/** The gateway that is paid at: a choice where there are several. */
export function Gateways({ gateways, chosen, onChoose }: GatewaysProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const [only, another] = gateways;
  if (only !== undefined && another === undefined)
    return (
      <p className={styles.only}>
        {t("reserve.pay.gateway")} <strong>{inLocale(only, "title", locale)}</strong>
      </p>
    );
  return (
    <fieldset className={styles.part}>
      <Hidden as="legend">{t("reserve.pay.gateway")}</Hidden>
      {gateways.map((one) => (
        <Choice
          key={one.name}
          kind="radio"
          name="gateway"
          value={one.name}
          isChecked={chosen === one.name}
          onChange={() => onChoose(one.name)}
        >
          {inLocale(one, "title", locale)}
        </Choice>
      ))}
    </fieldset>
  );
}
