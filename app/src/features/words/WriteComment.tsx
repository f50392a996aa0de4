import { useEffect, useRef, useState } from "react";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Inline } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { reviewCalls } from "#domain/contract/review.calls.ts";
import type { EligibilityValue } from "#domain/contract/review.shapes.ts";
import { CommentForm } from "./CommentForm.tsx";

export type WriteCommentProps = { propertyId: number; isOpenAtFirst: boolean; actions: ScreenActions };

type Step =
  | { kind: "closed" }
  | { kind: "asking" }
  | { kind: "refused"; reason: NonNullable<EligibilityValue["reason"]> }
  | { kind: "failed" }
  | { kind: "writing"; code: string }
  | { kind: "sent" };

/** The link to the comment form: only after a recent stay of the user's, one comment for each (R148, R149). */
export function WriteComment({ propertyId, isOpenAtFirst, actions }: WriteCommentProps) {
  const t = useText();
  const [step, setStep] = useState<Step>({ kind: "closed" });
  const isFirst = useRef(isOpenAtFirst);

  async function begin(): Promise<void> {
    setStep({ kind: "asking" });
    if (!actions.isLoggedIn() && !(await actions.logIn())) return setStep({ kind: "closed" });
    const result = await actions.client.call(reviewCalls.commentEligibility, { params: { property_id: propertyId } });
    if (!result.ok) return setStep({ kind: result.failure.kind === "cancel" ? "closed" : "failed" });
    const { confirmation_code, reason } = result.value;
    if (confirmation_code !== null) setStep({ kind: "writing", code: confirmation_code });
    else setStep({ kind: "refused", reason: reason ?? "no_stay" });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a visitor who came here to write.
  useEffect(() => {
    if (!isFirst.current) return;
    isFirst.current = false;
    void begin();
  }, []);

  if (step.kind === "writing") {
    return (
      <CommentForm
        propertyId={propertyId}
        code={step.code}
        client={actions.client}
        onSent={() => setStep({ kind: "sent" })}
      />
    );
  }
  if (step.kind === "sent") {
    return (
      <Notice look="success" isAlert>
        {t("property.write.sent")} <a href={addressOf("panelComments")}>{t("property.write.own")}</a>
      </Notice>
    );
  }
  return (
    <>
      {step.kind === "refused" && (
        <Notice look="info" isAlert>
          {t(`property.write.${step.reason}`)}
        </Notice>
      )}
      {step.kind === "failed" && (
        <Notice look="danger" isAlert>
          {t("property.write.failed")}
        </Notice>
      )}
      <Inline>
        <Button look="outline" isBusy={step.kind === "asking"} onClick={() => void begin()}>
          {t("property.write")}
        </Button>
      </Inline>
    </>
  );
}
