import { Blocks } from "#app/src/features/editorial/Blocks.tsx";
import * as styles from "#app/src/features/editorial/Editorial.css.ts";
import { EditorialBand } from "#app/src/features/editorial/EditorialBand.tsx";
import { faultSentences } from "#app/src/features/inquiry/fault-sentences.ts";
import { InquiryForm } from "#app/src/features/inquiry/InquiryForm.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Container } from "#design-system/components/Layout/Layout.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { contentCalls } from "#domain/contract/content.calls.ts";
import type { PageValue } from "#domain/contract/content.shapes.ts";
import { contactMessageRules, inquiryFaults } from "#domain/validation/inquiry.ts";

/** R20: how to reach support, and the contact form. */
export function ContactScreen({ data, actions }: ScreenProps<PageValue>) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <>
      <EditorialBand title={data.title} lead={data.lead} />
      <Container>
        <div className={styles.split}>
          <div className={styles.text}>
            <Blocks blocks={data.blocks} />
          </div>
          <InquiryForm
            id="write"
            title={t("inquiry.contact.title")}
            lead={t("inquiry.contact.lead")}
            send={t("inquiry.contact.send")}
            fields={[
              { name: "name", label: "inquiry.name", kind: "text", autoComplete: "name" },
              { name: "mobile", label: "inquiry.mobile", kind: "mobile" },
              { name: "text", label: "inquiry.text", kind: "letter" },
            ]}
            check={(values) => faultSentences(inquiryFaults(values, contactMessageRules), locale)}
            save={(values, key) =>
              actions.client.call(contentCalls.contactMessage, { body: values, idempotencyKey: key })
            }
            sent={() => <Text>{t("inquiry.contact.sent")}</Text>}
          />
        </div>
      </Container>
    </>
  );
}
