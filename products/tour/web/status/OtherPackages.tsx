import type { ReactNode } from "react";
import * as styles from "#app/src/features/reservation/reservation.css.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Choice } from "#design-system/components/Field/Field.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { formatMoneyText } from "#domain/text/money.ts";
import type { DepartureValue, TourPackageOffer, TourSubject } from "#products/tour/contract/tour.shapes.ts";
import { hotelsText } from "#products/tour/rules/hotels-text.ts";

type OtherPackagesProps = {
  departure: DepartureValue;
  subject: TourSubject;
  /** Null: that in the hotels that were booked. */
  chosen: number | null;
  onChoose: (packageId: number) => void;
  /** Shown for the package that is chosen. */
  children: (packageId: number) => ReactNode;
};

/** The packages of a departure that are confirmed at once; first of all that of the booked hotels and board. */
export function OtherPackages({ departure, subject, chosen, onChoose, children }: OtherPackagesProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const isOwn = ({ package_id }: TourPackageOffer) =>
    departure.departure_id === subject.departure_id && package_id === subject.package_id;
  const open = departure.packages.filter((one) => isOwn(one) || (one.total !== null && one.confirmation === "online"));
  const alike = open.find(isOwn) ?? open.find((one) => nightsIn(one.stays) === nightsIn(subject.stays));
  const packageId = chosen ?? alike?.package_id ?? null;
  if (open.length === 0) return <Text size="small">{t("reserve.tour.other.noPackage")}</Text>;
  return (
    <>
      <fieldset className={styles.choices}>
        <legend className={styles.choicesOf}>{t("reserve.tour.other.packages")}</legend>
        {open.map((one) => (
          <Choice
            key={one.package_id}
            kind="radio"
            name="package"
            value={String(one.package_id)}
            isChecked={packageId === one.package_id}
            onChange={() => onChoose(one.package_id)}
          >
            {hotelsText(one, locale)} · {t(`meals.${one.meal}`)}
            <span className={styles.choiceCost}>
              <Text as="span" size="small" tone="soft">
                {isOwn(one)
                  ? t("reserve.tour.other.booked")
                  : t("reserve.tour.other.forAll", { amount: formatMoneyText(one.total ?? 0, locale) })}
              </Text>
            </span>
          </Choice>
        ))}
        {alike === undefined && <Text size="small">{t("reserve.tour.other.otherHotels")}</Text>}
      </fieldset>
      {packageId !== null && children(packageId)}
    </>
  );
}

const nightsIn = (stays: TourPackageOffer["stays"]): string =>
  stays.map(({ property, nights, meal }) => `${property.id} ${nights} ${meal}`).join();
