import { memo, type ReactNode } from "react";
import type { Translate } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Icon, type IconName } from "#design-system/components/Icon/Icon.tsx";
import { Picture } from "#design-system/components/Picture/Picture.tsx";
import { RoomPlan } from "#design-system/components/RoomPlan/RoomPlan.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading } from "#design-system/components/Text/Text.tsx";
import { cx } from "#design-system/theme/cx.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import type { RoomTypeSummary } from "#products/stay/contract/stay.shapes.ts";
import * as styles from "./PropertyScreen.css.ts";

function roomFacts(room: RoomTypeSummary, locale: Locale, t: Translate): { icon: IconName; text: string }[] {
  const view = inLocale(room, "view", locale);
  return [
    { icon: "people", text: t("property.room.capacity", { count: room.capacity, extra: room.extra_capacity }) },
    ...(room.double_beds > 0
      ? [{ icon: "bed", text: t("property.room.double", { count: room.double_beds }) } as const]
      : []),
    ...(room.single_beds > 0
      ? [{ icon: "bed", text: t("property.room.single", { count: room.single_beds }) } as const]
      : []),
    ...(room.sofa_beds > 0 ? [{ icon: "bed", text: t("property.room.sofa", { count: room.sofa_beds }) } as const] : []),
    { icon: "area", text: t("property.room.area", { area: formatNumber(room.area, locale) }) },
    ...(view === null ? [] : [{ icon: "sun", text: view } as const]),
  ];
}

type RoomProps = { room: RoomTypeSummary; headingLevel?: 3 | 4 };

/** Description of a kind of room. */
const RoomWords = memo(({ room, headingLevel = 3 }: RoomProps) => {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <>
      <Picture scene={room.image} alt="" width={400} height={250} className={styles.roomPicture} />
      <div className={styles.sketch}>
        <RoomPlan
          area={room.area}
          double={room.double_beds}
          single={room.single_beds}
          sofa={room.sofa_beds}
          hasBath={room.facilities.includes("private_bathroom")}
          hasBalcony={room.facilities.includes("balcony")}
          hasWindow={room.view_en !== null}
          label={t("property.room.plan", { area: formatNumber(room.area, locale) })}
        />
      </div>
      <div className={styles.roomWords}>
        <Heading level={headingLevel} look="title">
          {inLocale(room, "name", locale)}
        </Heading>
        <ul className={styles.roomFacts}>
          {roomFacts(room, locale, t).map(({ icon, text }) => (
            <li key={text} className={styles.roomFact}>
              <Icon name={icon} size="small" />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
});

type RoomCardProps = RoomProps & {
  /** True when none of its rates can be had. */
  isGone?: boolean;
  children?: ReactNode;
};

/** One kind of room: its description, and in `children` its rates. */
export const RoomCard = ({ children, isGone = false, ...room }: RoomCardProps) => (
  <Surface as="article" padding="none">
    <div className={cx(styles.room, isGone && styles.goneRoom)}>
      <RoomWords {...room} />
      {children && <div className={styles.plans}>{children}</div>}
    </div>
  </Surface>
);
