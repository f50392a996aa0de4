/** What a bundler would make a file of: modules that the same pages need. */
export type Piece = {
  readonly name: string;
  /** About as many as a browser is sent. */
  readonly bytes: number;
  /** The names of the pieces that it imports. */
  readonly imports: readonly string[];
  /** Only pieces of one kind share a file: what pages begin with, say, and what they fetch when it is asked for. */
  readonly kind: string;
};

/** What is fetched together: a page in one language, or a part of a page. */
export type Load = {
  /** How much it counts beside the others. */
  readonly weight: number;
  /** The pieces that it asks for; what they import comes with them. */
  readonly names: readonly string[];
};

type Group = {
  pieces: readonly Piece[];
  kind: string;
  bytes: number;
  imports: Set<Group>;
  /** By load: 1 where it needs the group. */
  needed: Uint8Array;
};

/**
 * Puts pieces together into files until no two gain by it. Apart, two pieces cost every load of both one file more;
 * together they cost every load of only one of them the bytes of the other, and of all that it imports. No file ever
 * imports another that imports it, so that modules run after those that they need.
 * @param fileCost what one more file costs a load, in bytes
 */
export function groupPieces(pieces: readonly Piece[], loads: readonly Load[], fileCost: number): Piece[][] {
  const groups = groupsOf(pieces, loads);
  const weights = Float64Array.from(loads, ({ weight }) => weight);
  for (;;) {
    const pair = bestPair(groups, weights, fileCost);
    if (pair === null) return groups.map((group) => [...group.pieces]);
    join(groups, ...pair);
  }
}

/** Every piece as a group of its own. */
function groupsOf(pieces: readonly Piece[], loads: readonly Load[]): Group[] {
  const groups = new Map(
    pieces.map((piece): [string, Group] => [
      piece.name,
      {
        pieces: [piece],
        kind: piece.kind,
        bytes: piece.bytes,
        imports: new Set(),
        needed: new Uint8Array(loads.length),
      },
    ]),
  );
  const named = (names: readonly string[]) => names.flatMap((name) => groups.get(name) ?? []);
  for (const { name, imports } of pieces) for (const found of named(imports)) groups.get(name)?.imports.add(found);
  for (const [index, { names }] of loads.entries())
    for (const one of named(names)) for (const group of withImports(one)) group.needed[index] = 1;
  return [...groups.values()];
}

/** A group and all that come with it. */
function withImports(group: Group): Set<Group> {
  const found = new Set([group]);
  for (const one of found) for (const imported of one.imports) found.add(imported);
  return found;
}

/** What it costs each load that does not need a group to be given it: its bytes, and what it imports as files. */
function burdenOf(group: Group, weights: Float64Array, fileCost: number): Float64Array {
  const burden = new Float64Array(weights.length);
  for (const one of withImports(group)) {
    const cost = one.bytes + (one === group ? 0 : fileCost);
    for (let load = 0; load < weights.length; load++)
      if (one.needed[load] === 0) burden[load] = (burden[load] ?? 0) + cost * (weights[load] ?? 0);
  }
  return burden;
}

type Weighed = { group: Group; burden: Float64Array };

/** The two that gain most by being one; null where none do. */
function bestPair(groups: readonly Group[], weights: Float64Array, fileCost: number): [Group, Group] | null {
  const saved = weights.map((weight) => weight * fileCost);
  const weighed = groups.map((group): Weighed => ({ group, burden: burdenOf(group, weights, fileCost) }));
  let best: [Group, Group] | null = null;
  let most = 0;
  for (const [index, one] of weighed.entries())
    for (let at = index + 1; at < weighed.length; at++) {
      const other = weighed[at] as Weighed;
      if (one.group.kind !== other.group.kind) continue;
      const gain = gainOf(one, other, saved);
      if (gain <= most || leadsRound(one.group, other.group) || leadsRound(other.group, one.group)) continue;
      best = [one.group, other.group];
      most = gain;
    }
  return best;
}

/** What all loads gain, in bytes, when two groups are one. */
function gainOf(one: Weighed, other: Weighed, saved: Float64Array): number {
  const [needsOne, needsOther] = [one.group.needed, other.group.needed];
  let gain = 0;
  for (let load = 0; load < saved.length; load++) {
    if (needsOne[load] === 1) gain += (needsOther[load] === 1 ? saved[load] : -(other.burden[load] ?? 0)) ?? 0;
    else if (needsOther[load] === 1) gain -= one.burden[load] ?? 0;
  }
  return gain;
}

/** Whether one reaches the other by way of a third, which the two as one would import and be imported by. */
function leadsRound(from: Group, to: Group): boolean {
  return [...from.imports].some((group) => group !== to && withImports(group).has(to));
}

/** Makes two groups one, the first. A load that needs either now needs both, and what they import. */
function join(groups: Group[], one: Group, other: Group): void {
  one.pieces = [...one.pieces, ...other.pieces];
  one.bytes += other.bytes;
  one.imports = new Set([...one.imports, ...other.imports].filter((group) => group !== one && group !== other));
  groups.splice(groups.indexOf(other), 1);
  for (const group of groups) if (group.imports.delete(other) && group !== one) group.imports.add(one);
  const needed = one.needed.map((needs, load) => needs | (other.needed[load] ?? 0));
  for (const group of withImports(one)) group.needed = group.needed.map((needs, load) => needs | (needed[load] ?? 0));
}
