import type { Client } from "#app/src/api/client.ts";
import { OwnDataView } from "#app/src/features/own/OwnDataView.tsx";
import { OwnForm } from "#app/src/features/own/OwnForm.tsx";
import { useOwnData } from "#app/src/features/own/useOwnData.ts";
import { useOwnForm } from "#app/src/features/own/useOwnForm.ts";
import { useFreshCode } from "#app/src/features/profile/useFreshCode.tsx";
import { requiredOr } from "#app/src/messages/required.ts";
import { useText } from "#app/src/messages/words.ts";
import { TextField } from "#design-system/components/Field/Field.tsx";
import { Skeleton } from "#design-system/components/Loading/Loading.tsx";
import { PASTED } from "#domain/bounds.ts";
import { accountCalls } from "#domain/contract/account.calls.ts";
import type { BankAccountValue } from "#domain/contract/account.shapes.ts";
import { userCalls } from "#domain/contract/user.calls.ts";

export type AddIbanProps = { client: Client; onAdded: (account: BankAccountValue) => void; onClose: () => void };

/** Adds an IBAN during a refund request (call 10); the code that this needs goes to the user's own number. */
export function AddIban(props: AddIbanProps) {
  const me = useOwnData(() => props.client.call(userCalls.me), "", "me");
  return (
    <OwnDataView handle={me} placeholder={<Skeleton />}>
      {({ mobile }) => <AddIbanForm {...props} mobile={mobile} />}
    </OwnDataView>
  );
}

function AddIbanForm({ client, onAdded, onClose, mobile }: AddIbanProps & { mobile: string }) {
  const t = useText();
  const { whenFresh, dialog } = useFreshCode(client, mobile);
  const form = useOwnForm({
    first: { owner_name: "", sheba: "" },
    check: (values) =>
      Object.fromEntries(
        Object.entries(values).flatMap(([name, typed]) => {
          const fault = requiredOr(t, typed, null);
          return fault === null ? [] : [[name, fault]];
        }),
      ),
    save: (body, key) => whenFresh(() => client.call(accountCalls.saveBankAccount, { body, idempotencyKey: key })),
    onSaved: onAdded,
  });
  return (
    <>
      <OwnForm form={form} save={t("refund.addIban")} look="outline" onClose={onClose}>
        <TextField
          {...form.field("sheba")}
          label={t("bank.sheba")}
          hint={t("bank.sheba.hint")}
          dir="ltr"
          autoComplete="off"
          maxLength={PASTED.max}
        />
        <TextField {...form.field("owner_name")} label={t("bank.owner")} autoComplete="name" maxLength={80} />
      </OwnForm>
      {dialog}
    </>
  );
}
