/**
 * Addresses as templates: braces hold a parameter and its alphabet, `/{destinationName:letters}Hotels.html`. An address
 * matches as a whole and exactly as spelt (R17).
 */

const alphabets = {
  letters: "[A-Za-z]+",
  alphanumeric: "[A-Za-z0-9]+",
  word: "[A-Za-z0-9_]+",
  digits: "[0-9]+",
  /** A confirmation code or a hash of one: url-safe, long enough for the codes of every kind. */
  code: "[A-Za-z0-9_-]{1,64}",
  locale: "fa|en",
} as const;
type Alphabet = keyof typeof alphabets;

/** Pattern of a parameter's whole text by alphabet: compiled once, because a list fills an address for every card. */
const wholes = Object.fromEntries(
  Object.entries(alphabets).map(([name, alphabet]) => [name, new RegExp(`^(?:${alphabet})$`)]),
) as Record<Alphabet, RegExp>;

/** Parameters of a template; an unknown alphabet makes it `never`. */
export type ParamsOf<Template extends string> = Template extends `${string}{${infer Slot}}${infer Rest}`
  ? Slot extends `${infer Name}:${Alphabet}`
    ? { readonly [Key in Name]: string } & ParamsOf<Rest>
    : never
  : unknown;

const slot = /\{(\w+):(\w+)\}/g;
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** `/{a:letters}Hotels.html` → `^/(?<a>[A-Za-z]+)Hotels\.html$`. */
export function patternOf(template: string, { mayEndInSlash = false } = {}): RegExp {
  let source = "";
  let end = 0;
  for (const found of template.matchAll(slot)) {
    const [whole, name, alphabet] = found;
    source += `${literal(template.slice(end, found.index))}(?<${name}>${alphabets[alphabet as Alphabet]})`;
    end = found.index + whole.length;
  }
  source += literal(template.slice(end));
  return new RegExp(`^${source}${mayEndInSlash ? "/?" : ""}$`);
}

type Piece = { before: string; name: string; alphabet: Alphabet };
const taken = new Map<string, { pieces: readonly Piece[]; after: string }>();

/** Cache of parsed templates: as many as routes and calls. */
function takenApart(template: string) {
  const known = taken.get(template);
  if (known) return known;
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: whole, 1: name = "", 2: alphabet, index } of template.matchAll(slot)) {
    pieces.push({ before: template.slice(end, index), name, alphabet: alphabet as Alphabet });
    end = index + whole.length;
  }
  const apart = { pieces, after: template.slice(end) };
  taken.set(template, apart);
  return apart;
}

/** Throws when a parameter is missing or outside its alphabet: a programming error. */
export function fill(template: string, params: Readonly<Record<string, string>>): string {
  const { pieces, after } = takenApart(template);
  let filled = "";
  for (const { before, name, alphabet } of pieces) {
    const value = params[name];
    if (value === undefined || !wholes[alphabet].test(value)) {
      throw new Error(`The address ${template} cannot hold ${name}=${String(value)}`);
    }
    filled += before + value;
  }
  return filled + after;
}
