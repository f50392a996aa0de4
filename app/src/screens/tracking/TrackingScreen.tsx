import { type FormEvent, useEffect, useRef, useState } from "react";
import { messageOf } from "#app/src/api/message-of.ts";
import { ReservationView, type ReservationViewProps } from "#app/src/features/reservation/ReservationView.tsx";
import { keepPass } from "#app/src/features/reservation/tab-storage.ts";
import { requiredOr } from "#app/src/messages/required.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { TextField } from "#design-system/components/Field/Field.tsx";
import { Container, Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { PASTED, TRACKING_DIGITS } from "#domain/bounds.ts";
import { reservationCalls } from "#domain/contract/reservation.calls.ts";
import { digitsOfCode } from "#domain/text/typed-code.ts";
import { canonicalMobile } from "#domain/validation/mobile.ts";
import { loadWhole, type Whole } from "#products/load-whole.ts";
import * as styles from "./TrackingScreen.css.ts";

const digitsOf = (text: string): string => digitsOfCode(text, TRACKING_DIGITS);

type Errors = { tracking_code?: string; mobile?: string; other?: string };

type FoundProps = Pick<ReservationViewProps, "handle" | "actions"> & { bearer: string } & {
  whole: Whole;
  onAnother: () => void;
};

/** The reservation that was found, and the way to another. */
function Found({ whole: { value, parts }, bearer, handle, actions, onAnother }: FoundProps) {
  const t = useText();
  return (
    <Container>
      <ReservationView value={value} parts={parts} handle={handle} actions={actions} bearer={bearer}>
        <Inline>
          <Button look="quiet" onClick={onAnother}>
            {t("reserve.tracking.another")}
          </Button>
        </Inline>
      </ReservationView>
    </Container>
  );
}

/** Typed values, their errors, and the reservation once it is found. */
function useTracking(actions: ScreenActions) {
  const t = useText();
  const [code, setCode] = useState("");
  const [mobile, setMobile] = useState("");
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<(Whole & { token: string }) | null>(null);
  const fields = {
    code: useRef<HTMLInputElement>(null),
    mobile: useRef<HTMLInputElement>(null),
  };
  const { client } = actions;

  // A link of ours brings the code in its fragment; it does not stay in the address.
  useEffect(() => {
    const brought = /^#(\d+)$/.exec(location.hash)?.[1] ?? "";
    if (brought.length !== TRACKING_DIGITS) return;
    setCode(brought);
    history.replaceState(history.state, "", location.pathname + location.search);
  }, []);

  async function look(token: string, confirmation: string): Promise<void> {
    const whole = await loadWhole(actions.client, confirmation, token);
    if (whole.ok) setFound({ ...whole.value, token });
    else setErrors({ other: t("reserve.failed") });
  }

  async function find(event: FormEvent): Promise<void> {
    event.preventDefault();
    const isCode = digitsOf(code).length === TRACKING_DIGITS;
    const isMobile = canonicalMobile(mobile) !== null;
    const missing: Errors = {
      ...(!isCode && { tracking_code: requiredOr(t, code, t("reserve.tracking.codeMissing")) }),
      ...(!isMobile && { mobile: requiredOr(t, mobile, t("common.mobile.wrong")) }),
    };
    setErrors(missing);
    if (missing.tracking_code || missing.mobile) {
      (missing.tracking_code ? fields.code : fields.mobile).current?.focus();
      return;
    }
    setBusy(true);
    const result = await client.call(reservationCalls.tracking, { body: { tracking_code: digitsOf(code), mobile } });
    if (result.ok) {
      keepPass(result.value);
      await look(result.value.token, result.value.confirmation_code);
    } else {
      const { failure } = result;
      const refused = failure.kind === "status" ? failure : null;
      const named = refused?.errors.find(({ name }) => name === "tracking_code" || name === "mobile");
      setErrors(named ? { [named.name]: named.message } : { other: messageOf(failure) ?? t("reserve.failed") });
      fields.code.current?.focus();
    }
    setBusy(false);
  }

  return { code, mobile, errors, isBusy, found, fields, setCode, setMobile, setFound, look, find };
}

function Fields({ tracking }: { tracking: ReturnType<typeof useTracking> }) {
  const t = useText();
  const { code, mobile, errors, fields, setCode, setMobile } = tracking;
  return (
    <>
      <TextField
        ref={fields.code}
        name="tracking_code"
        label={t("reserve.tracking.code")}
        hint={t("reserve.tracking.code.hint")}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={PASTED.max}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={errors.tracking_code ?? null}
      />
      <TextField
        ref={fields.mobile}
        name="mobile"
        label={t("reserve.tracking.mobile")}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        maxLength={PASTED.max}
        value={mobile}
        onChange={({ target }) => setMobile(target.value)}
        error={errors.mobile ?? null}
      />
    </>
  );
}

/** R34: a reservation without an account, by its tracking code and the booker's mobile number. */
export function TrackingScreen({ actions }: ScreenProps<null>) {
  const t = useText();
  const tracking = useTracking(actions);
  const { errors, isBusy, found, setFound, look, find } = tracking;

  if (found !== null) {
    return (
      <Found
        whole={found}
        bearer={found.token}
        handle={{
          reload: () => look(found.token, found.value.confirmation_code),
          put: (value) => setFound({ ...found, value }),
        }}
        actions={actions}
        onAnother={() => setFound(null)}
      />
    );
  }
  return (
    <Container>
      <div className={styles.place}>
        <Surface look="floating">
          <form method="dialog" onSubmit={(event) => void find(event)} noValidate aria-busy={isBusy || undefined}>
            <Stack gap="md">
              <Heading level={1}>{t("reserve.tracking.title")}</Heading>
              <Text tone="soft">{t("reserve.tracking.lead")}</Text>
              <Fields tracking={tracking} />
              {errors.other && (
                <Notice look="danger" isAlert>
                  {errors.other}
                </Notice>
              )}
              <Button type="submit" look="primary" isFullWidth isBusy={isBusy}>
                {t("reserve.tracking.find")}
              </Button>
              <noscript>
                <Text as="p" tone="soft">
                  {t("reserve.tracking.noScript")}
                </Text>
              </noscript>
            </Stack>
          </form>
        </Surface>
      </div>
    </Container>
  );
}
