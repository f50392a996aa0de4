/**
 * A form as layers of path data: its body in its own paint, the sides in shade and in light, openings, which are lit
 * after dark, what is dark at every hour, and strokes. Not every form has every layer.
 */
export type Form = {
  readonly body?: string;
  readonly shade?: string;
  readonly light?: string;
  readonly hole?: string;
  readonly dark?: string;
  readonly line?: string;
};
