import type { ReactNode } from "react";
import { PricedChoices } from "#app/src/features/reservation/PricedChoices.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
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
      <PricedChoices
        legend={t("reserve.tour.other.packages")}
        name="package"
        choices={open.map((one) => ({
          value: one.package_id,
          label: `${hotelsText(one, locale)} · ${t(`meals.${one.meal}`)}`,
          cost: isOwn(one)
            ? t("reserve.tour.other.booked")
            : t("reserve.tour.other.forAll", { amount: formatMoneyText(one.total ?? 0, locale) }),
        }))}
        chosen={packageId}
        onChoose={onChoose}
      >
        {alike === undefined && <Text size="small">{t("reserve.tour.other.otherHotels")}</Text>}
      </PricedChoices>
      {packageId !== null && children(packageId)}
    </>
  );
}

const nightsIn = (stays: TourPackageOffer["stays"]): string =>
  stays.map(({ property, nights, meal }) => `${property.id} ${nights} ${meal}`).join();
