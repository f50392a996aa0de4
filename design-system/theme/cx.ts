/** Joins class names, skipping falsy ones. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  let joined = "";
  for (const name of names) if (name) joined += joined === "" ? name : ` ${name}`;
  return joined;
}
