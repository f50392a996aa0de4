import type { Client } from "#app/src/api/client.ts";
import { OwnForm } from "#app/src/features/own/OwnForm.tsx";
import { useOwnForm } from "#app/src/features/own/useOwnForm.ts";
import { requiredOr } from "#app/src/messages/required.ts";
import { useText } from "#app/src/messages/words.ts";
import { TextField } from "#design-system/components/Field/Field.tsx";
import { Columns } from "#design-system/components/Layout/Layout.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { PASSWORD } from "#domain/bounds.ts";
import { profileCalls } from "#domain/contract/profile.calls.ts";
import type { WhenFresh } from "./useFreshCode.tsx";

export type PasswordFormProps = { hasPassword: boolean; client: Client; whenFresh: WhenFresh; onSaved: () => void };

/** Sets a password, or changes it by the old one (call 18). */
export function PasswordForm({ hasPassword, client, whenFresh, onSaved }: PasswordFormProps) {
  const t = useText();
  const form = useOwnForm({
    first: { old_password: "", new_password: "" },
    check: ({ new_password }) =>
      [...new_password].length < PASSWORD.min
        ? { new_password: requiredOr(t, new_password, t("panel.password.short")) }
        : {},
    save: ({ old_password, new_password }) =>
      whenFresh(() =>
        client.call(profileCalls.passwordOperation, {
          body: hasPassword ? { operation: "change", old_password, new_password } : { operation: "set", new_password },
        }),
      ),
    onSaved: () => {
      form.reset({ old_password: "", new_password: "" });
      onSaved();
    },
  });
  const secret = { type: "password", dir: "ltr", maxLength: PASSWORD.max } as const;
  return (
    <OwnForm form={form} save={t(hasPassword ? "panel.password.change" : "panel.password.set")} look="outline">
      {!hasPassword && (
        <Text size="small" tone="soft">
          {t("panel.password.none")}
        </Text>
      )}
      <Columns gap="md" count="two">
        {hasPassword && (
          <TextField
            {...form.field("old_password")}
            {...secret}
            label={t("panel.password.old")}
            autoComplete="current-password"
          />
        )}
        <TextField
          {...form.field("new_password")}
          {...secret}
          label={t("panel.password.new")}
          hint={t("panel.password.hint")}
          autoComplete="new-password"
        />
      </Columns>
    </OwnForm>
  );
}
