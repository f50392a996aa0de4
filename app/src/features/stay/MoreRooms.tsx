import { useText } from "#app/src/messages/words.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { peopleOf, type RequestedParty } from "#domain/rooms.ts";

export type MoreRoomsProps = {
  /** The same people, spread over rooms that fit them. */
  parties: readonly RequestedParty[];
  /** The page with these parties. */
  href: string;
};

/** Says that a party is too many for a room, with the way to the same stay in more rooms. */
export function MoreRooms({ parties, href }: MoreRoomsProps) {
  const t = useText();
  return (
    <Notice look="warning">
      <Text>{t("occupancy.tooMany")}</Text>
      <div>
        <Button look="secondary" icon="people" href={href}>
          {t("occupancy.inRooms", { people: peopleOf(parties), rooms: parties.length })}
        </Button>
      </div>
    </Notice>
  );
}
