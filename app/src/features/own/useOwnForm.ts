import { useState } from "react";
import type { Failure, Result } from "#app/src/api/result.ts";
import { useText } from "#app/src/messages/words.ts";
import { useIntent } from "./useIntent.ts";

type Texts = Readonly<Record<string, string>>;

export type OwnFormOptions<V extends Texts, T> = {
  /** Initial values of the fields, by their names in the call. */
  first: V;
  /** Client-side validation: messages by field; `{}` when nothing is at fault. */
  check?: (values: V) => Partial<Record<keyof V, string>>;
  /** `key` is the same for the same content, however often it is tried. */
  save: (values: V, key: string) => Promise<Result<T>>;
  onSaved: (value: T) => void;
};

type Refused = Extract<Failure, { kind: "status" }>;

/** Faults found by the provider, by field. */
const faultsOf = ({ errors, message: whole }: Refused): Record<string, string> =>
  Object.fromEntries(errors.map(({ name, message }) => [name, message || whole]));

/** Fault found by the provider that belongs to no field of the form. */
const problemOf = ({ errors, message }: Refused, values: Texts): string | null =>
  errors.find(({ name }) => !(name in values))?.message ?? (errors.length === 0 ? message : null);

/**
 * The state of one form of personal data: its inputs, faults by field, and saving. The provider's faults are shown at
 * their fields, others above the button; nothing typed is lost.
 */
export function useOwnForm<V extends Texts, T>({ first, check, save, onSaved }: OwnFormOptions<V, T>) {
  const t = useText();
  const intent = useIntent();
  const [values, setValues] = useState(first);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** Number of refusals: on each, focus moves to the first field at fault. */
  const [refusals, setRefusals] = useState(0);

  function set(name: keyof V & string, value: string): void {
    setErrors(({ [name]: _mended, ...others }) => others);
    setValues((before) => ({ ...before, [name]: value }));
  }

  function refuse(faults: Partial<Record<string, string>>, message: string | null): void {
    setErrors(faults);
    setProblem(message);
    setRefusals((count) => count + 1);
  }

  function tell(failure: Failure): void {
    if (failure.kind === "cancel") return;
    if (failure.kind === "status") refuse(faultsOf(failure), problemOf(failure, values));
    else refuse({}, t("own.away.text"));
  }

  async function submit(): Promise<void> {
    if (isBusy) return;
    const faults = check?.(values) ?? {};
    if (Object.keys(faults).length > 0) {
      refuse(faults, null);
      return;
    }
    setBusy(true);
    setErrors({});
    setProblem(null);
    const result = await save(values, intent.keyOf(values));
    setBusy(false);
    if (!result.ok) {
      tell(result.failure);
      return;
    }
    intent.done();
    onSaved(result.value);
  }

  return {
    values,
    errors,
    problem,
    isBusy,
    refusals,
    set,
    submit,
    /** Puts other texts into all fields. */
    reset: setValues,
    /** Props of every text or choice field. */
    field: (name: keyof V & string) => ({
      name,
      value: values[name] ?? "",
      error: errors[name] ?? null,
      onChange: (event: { target: { value: string } }) => set(name, event.target.value),
    }),
  };
}

export type OwnFormState = Pick<
  ReturnType<typeof useOwnForm<Texts, unknown>>,
  "problem" | "isBusy" | "refusals" | "submit"
>;
