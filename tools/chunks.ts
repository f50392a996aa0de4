/** Unit of grouping, a file for the bundler: modules that the same pages need. */
export type Piece = {
  readonly name: string;
  /** Approximate size as sent to a browser. */
  readonly bytes: number;
  /** Names of the imported pieces. */
  readonly imports: readonly string[];
  /** Only pieces of one kind share a file, such as initial or lazily loaded ones. */
  readonly kind: string;
};

/** Modules that are fetched together: a page in one language, or a part of a page. */
export type Load = {
  /** Relative weight. */
  readonly weight: number;
  /** Requested pieces; their imports come with them. */
  readonly names: readonly string[];
};

type Group = {
  pieces: readonly Piece[];
  kind: string;
  bytes: number;
  imports: Set<Group>;
  /** By load: 1 when it needs the group. */
  needed: Uint8Array;
};

/**
 * Merges pieces into files until no merge gains anything. Apart, two pieces cost one more file in every load of both;
 * merged, they cost every load of only one of them the bytes of the other and of all its imports. Files never import
 * each other in a cycle, so that modules run after those that they need.
 * @param fileCost cost of one more file in a load, bytes
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

/** Makes each piece a group of its own. */
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

/** A group and all its transitive imports. */
function withImports(group: Group): Set<Group> {
  const found = new Set([group]);
  for (const one of found) for (const imported of one.imports) found.add(imported);
  return found;
}

/** Returns the cost of a group for each load that does not need it: its bytes, and the files that it imports. */
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

/** The pair whose merge gains most; null when no merge gains anything. */
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

/** Total saving of all loads, in bytes, when two groups are merged. */
function gainOf(one: Weighed, other: Weighed, saved: Float64Array): number {
  const [needsOne, needsOther] = [one.group.needed, other.group.needed];
  let gain = 0;
  for (let load = 0; load < saved.length; load++) {
    if (needsOne[load] === 1) gain += (needsOther[load] === 1 ? saved[load] : -(other.burden[load] ?? 0)) ?? 0;
    else if (needsOther[load] === 1) gain -= one.burden[load] ?? 0;
  }
  return gain;
}

/** True when one group reaches the other through a third: merged, the two would import it in a cycle. */
function leadsRound(from: Group, to: Group): boolean {
  return [...from.imports].some((group) => group !== to && withImports(group).has(to));
}

/** Merges two groups into the first. A load that needed either now needs both, and their imports. */
function join(groups: Group[], one: Group, other: Group): void {
  one.pieces = [...one.pieces, ...other.pieces];
  one.bytes += other.bytes;
  one.imports = new Set([...one.imports, ...other.imports].filter((group) => group !== one && group !== other));
  groups.splice(groups.indexOf(other), 1);
  for (const group of groups) if (group.imports.delete(other) && group !== one) group.imports.add(one);
  const needed = one.needed.map((needs, load) => needs | (other.needed[load] ?? 0));
  for (const group of withImports(one)) group.needed = group.needed.map((needs, load) => needs | (needed[load] ?? 0));
}
