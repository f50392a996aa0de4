/** Compares two items of a list, as `Array.sort` takes it. */
export type Order<Item> = (one: Item, other: Item) => number;

/** One comparison by several orders: a later one decides only between items that the earlier ones find equal. */
export const compareBy =
  <Item>(orders: readonly Order<Item>[]): Order<Item> =>
  (one, other) => {
    for (const order of orders) {
      const difference = order(one, other);
      // Two prices that are both missing differ by NaN: equal, as far as prices go.
      if (difference !== 0 && !Number.isNaN(difference)) return difference;
    }
    return 0;
  };
