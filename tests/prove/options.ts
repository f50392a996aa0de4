/** A word from the arguments: `--call reservation.tracking`; undefined without. */
export function wordFrom(args: readonly string[], name: string): string | undefined {
  const place = args.indexOf(`--${name}`);
  return place < 0 ? undefined : args[place + 1];
}

/** A number from the arguments: `--rounds 20`. */
export function numberFrom(args: readonly string[], name: string, otherwise: number): number {
  const place = args.indexOf(`--${name}`);
  const given = Number(args[place + 1]);
  return place < 0 || !Number.isInteger(given) ? otherwise : given;
}

/** Product of a proof, from the arguments: `--product tour`; the first without. @throws for any other. */
export function productFrom<Of extends string>(args: readonly string[], products: readonly [Of, ...Of[]]): Of {
  const place = args.indexOf("--product");
  const given = place < 0 ? products[0] : products.find((one) => one === args[place + 1]);
  if (given === undefined) throw new Error(`--product is one of ${products.join(", ")}`);
  return given;
}
