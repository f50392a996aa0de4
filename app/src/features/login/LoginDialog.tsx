import { useText } from "#app/src/messages/words.ts";
import type { AccountActions } from "#app/src/store/account.ts";
import type { LoginAsk } from "#app/src/store/login-ask.ts";
import { Dialog } from "#design-system/components/Dialog/Dialog.tsx";
import { LoginForm } from "./LoginForm.tsx";
import { stepTitle } from "./step-title.ts";
import { useLogin } from "./useLogin.ts";

/** The login form in a dialog over the current page, which continues from where it was. */
export function LoginDialog({ account, ask }: { account: AccountActions; ask: LoginAsk }) {
  const t = useText();
  const login = useLogin(account, () => ask.answer(true));
  const title = t(stepTitle(login.step, "login.dialog"));
  return (
    <Dialog isOpen onClose={() => ask.answer(false)} title={title} closeLabel={t("login.dialog.close")}>
      <LoginForm account={account} login={login} />
    </Dialog>
  );
}
