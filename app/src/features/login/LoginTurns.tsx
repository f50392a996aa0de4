import { useText } from "#app/src/messages/words.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import type { LoginStep, LoginTurn } from "./login-steps.ts";

export type LoginTurnsProps = {
  step: LoginStep;
  onTurn: (turn: LoginTurn) => void;
  onForgot: () => void;
  /** Without a new password. */
  onSkip: () => void;
};

/** The links from a login step to other steps. */
export function LoginTurns({ step, onTurn, onForgot, onSkip }: LoginTurnsProps) {
  const t = useText();
  const turns = {
    changeMobile: [t("login.changeMobile"), () => onTurn("changeMobile")],
    choosePassword: [t("login.withPassword"), () => onTurn("choosePassword")],
    forgot: [t("login.forgot"), onForgot],
    chooseCode: [t("login.withCode"), () => onTurn("chooseCode")],
    skip: [t("login.skipPassword"), onSkip],
  } as const;
  return at[step].map((name) => {
    const [words, go] = turns[name];
    return (
      <Button key={name} look={isOtherWay[name] ? "outline" : "quiet"} isFullWidth onClick={go}>
        {words}
      </Button>
    );
  });
}

/** True for turns that are a way in of equal rank, not a correction. */
const isOtherWay: Readonly<Partial<Record<(typeof at)[LoginStep][number], true>>> = {
  choosePassword: true,
  chooseCode: true,
};

const at = {
  mobile: ["choosePassword"],
  code: ["changeMobile", "choosePassword"],
  password: ["forgot", "chooseCode"],
  forgottenCode: ["changeMobile"],
  newPassword: ["skip"],
} as const satisfies Record<LoginStep, readonly string[]>;
