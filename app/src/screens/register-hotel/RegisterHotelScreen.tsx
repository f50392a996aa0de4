import { Blocks } from "#app/src/features/editorial/Blocks.tsx";
import * as styles from "#app/src/features/editorial/Editorial.css.ts";
import { EditorialBand } from "#app/src/features/editorial/EditorialBand.tsx";
import { faultSentences } from "#app/src/features/inquiry/fault-sentences.ts";
import { InquiryForm } from "#app/src/features/inquiry/InquiryForm.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Code } from "#design-system/components/Bidi/Bidi.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Container } from "#design-system/components/Layout/Layout.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { contentCalls } from "#domain/contract/content.calls.ts";
import type { LandingValue } from "#domain/contract/content.shapes.ts";
import { hotelRoomsIn, inquiryFaults, registerHotelRules } from "#domain/validation/inquiry.ts";

const FORM = "register";

/** R48: benefits for hoteliers, and the form to register. */
export function RegisterHotelScreen({ data, actions }: ScreenProps<LandingValue>) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <>
      <EditorialBand title={data.title} lead={data.lead} image={data.image}>
        <Button look="outline" href={`#${FORM}`}>
          {t("landing.registerHotel.toForm")}
        </Button>
      </EditorialBand>
      <Container>
        <div className={styles.split}>
          <div className={styles.text}>
            <Blocks blocks={data.blocks} />
          </div>
          <InquiryForm
            id={FORM}
            title={t("inquiry.hotel.title")}
            lead={t("inquiry.hotel.lead")}
            send={t("inquiry.hotel.send")}
            fields={[
              {
                name: "hotel_name",
                label: "inquiry.hotel.name",
                kind: "text",
                isWide: true,
                autoComplete: "organization",
              },
              { name: "city", label: "inquiry.hotel.city", kind: "text", autoComplete: "address-level2" },
              { name: "rooms", label: "inquiry.hotel.rooms", kind: "count" },
              { name: "manager", label: "inquiry.hotel.manager", kind: "text", autoComplete: "name" },
              { name: "mobile", label: "inquiry.mobile", kind: "mobile" },
              { name: "note", label: "inquiry.hotel.note", hint: "inquiry.hotel.note.hint", kind: "letter" },
            ]}
            check={(values) => {
              const rooms = hotelRoomsIn(values.rooms);
              const faults = inquiryFaults(values, registerHotelRules);
              return faultSentences(typeof rooms === "number" ? faults : [...faults, ["rooms", rooms]], locale);
            }}
            save={(values, key) =>
              actions.client.call(contentCalls.registerHotel, {
                body: { ...values, rooms: Number(hotelRoomsIn(values.rooms)) },
                idempotencyKey: key,
              })
            }
            sent={({ tracking_code }) => (
              <>
                <Text>
                  {t("inquiry.hotel.sent")}{" "}
                  <strong>
                    <Code>{tracking_code}</Code>
                  </strong>
                </Text>
                <Text tone="soft">{t("inquiry.hotel.sent.next")}</Text>
              </>
            )}
          />
        </div>
      </Container>
    </>
  );
}
