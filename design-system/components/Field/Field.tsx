import {
  type ChangeEventHandler,
  type FocusEventHandler,
  type HTMLInputAutoCompleteAttribute,
  type KeyboardEventHandler,
  type ReactNode,
  type Ref,
  useId,
} from "react";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { visuallyHidden } from "#design-system/theme/hidden.css.ts";
import { requiredMark } from "#design-system/theme/required.css.ts";
import { selectArrow } from "#design-system/theme/select.css.ts";
import * as styles from "./Field.css.ts";

type Labelled = {
  label: string;
  /** For screen readers only: the surrounding page already shows it. */
  isLabelHidden?: boolean;
  hint?: string;
  error?: string | null;
  /** Invalid together with other fields: the message follows the last of them. */
  isInvalid?: boolean;
  /** Required: marked, and announced as such. The form reports a missing value, not the browser. */
  isRequired?: boolean;
};

/** Frame around every control: the label, a hint, and the error that replaces it. */
function FieldFrame({
  label,
  isLabelHidden,
  hint,
  error,
  isRequired,
  id,
  messageId,
  children,
}: Omit<Labelled, "isInvalid"> & { id: string; messageId: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <div className={styles.frame}>
        <label htmlFor={id} className={isLabelHidden ? visuallyHidden : cx(styles.label, isRequired && requiredMark)}>
          {label}
        </label>
        {children}
      </div>
      {(error || hint) && (
        <span id={messageId} className={cx(styles.message, error && styles.error)}>
          {error && <Icon name="warning" size="small" />}
          {error || hint}
        </span>
      )}
    </div>
  );
}

/** Props of the frame and of the control inside it, and the other props, which are the control's own. */
function useField<Props extends Labelled>({ label, isLabelHidden, hint, error, isInvalid, isRequired, ...own }: Props) {
  const id = useId();
  const messageId = `${id}-message`;
  return {
    own,
    frame: { label, isLabelHidden, hint, error, isRequired, id, messageId },
    control: {
      id,
      "aria-required": isRequired || undefined,
      "aria-invalid": error || isInvalid ? true : undefined,
      "aria-describedby": error || hint ? messageId : undefined,
    },
  };
}

export type TextFieldProps = Labelled & {
  name?: string;
  value?: string;
  defaultValue?: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  placeholder?: string;
  type?: "text" | "tel" | "email" | "search" | "password";
  inputMode?: "text" | "numeric" | "tel" | "email" | "search";
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** `ltr` for Latin data: codes, phones, addresses. The label keeps its own direction. */
  dir?: "ltr" | "auto";
  maxLength?: number;
  ref?: Ref<HTMLInputElement>;
  /** Props that make the field the input of a list of suggestions. */
  combobox?: {
    listId: string;
    isOpen: boolean;
    activeId: string | undefined;
    onKeyDown: KeyboardEventHandler<HTMLInputElement>;
  };
};

export function TextField(props: TextFieldProps) {
  const { frame, control, own } = useField(props);
  const { type = "text", combobox, ...input } = own;
  return (
    <FieldFrame {...frame}>
      <input
        {...input}
        {...(combobox && {
          role: "combobox",
          "aria-autocomplete": "list",
          "aria-expanded": combobox.isOpen,
          "aria-controls": combobox.listId,
          "aria-activedescendant": combobox.activeId,
          onKeyDown: combobox.onKeyDown,
        })}
        type={type}
        className={styles.control}
        {...control}
      />
    </FieldFrame>
  );
}

export type TextAreaFieldProps = Labelled & {
  name?: string;
  value?: string;
  defaultValue?: string;
  onChange?: ChangeEventHandler<HTMLTextAreaElement>;
  onBlur?: FocusEventHandler<HTMLTextAreaElement>;
  maxLength?: number;
  rows?: number;
  ref?: Ref<HTMLTextAreaElement>;
};

/** Several lines, in the direction of the typed text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { frame, control, own } = useField(props);
  return (
    <FieldFrame {...frame}>
      <textarea rows={3} {...own} dir="auto" className={cx(styles.control, styles.area)} {...control} />
    </FieldFrame>
  );
}

export type Option = { value: string; label: string };

export type SelectFieldProps = Labelled & {
  name?: string;
  options: readonly Option[];
  value?: string;
  defaultValue?: string;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
};

export function SelectField(props: SelectFieldProps) {
  const { frame, control, own } = useField(props);
  const { options, ...select } = own;
  return (
    <FieldFrame {...frame}>
      <select {...select} className={cx(styles.control, selectArrow)} {...control}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

export type ChoiceProps = {
  /** A radio button in a group with a single value, a checkbox where several are allowed. */
  kind?: "checkbox" | "radio";
  name: string;
  value: string;
  children: ReactNode;
  /** Already in the locale's digits. */
  count?: string;
  isChecked?: boolean;
  isDefaultChecked?: boolean;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  /** The page asks for it; the message is the element that `describedBy` names. */
  isInvalid?: boolean;
  describedBy?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** A checkbox with its label; the number beside it is the number of results it would leave. */
export function Choice({
  kind = "checkbox",
  name,
  value,
  children,
  count,
  isChecked,
  isDefaultChecked,
  onChange,
  isInvalid,
  describedBy,
  ref,
}: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input
        ref={ref}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        type={kind}
        name={name}
        value={value}
        className={cx(styles.box, kind === "radio" && styles.round)}
        checked={isChecked}
        defaultChecked={isDefaultChecked}
        onChange={onChange ?? (isChecked === undefined ? undefined : () => {})}
      />
      <span className={styles.choiceText}>{children}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}
