/** Cards that a payer of the test bank has, masked as in its protocol; the first is the one that is chosen. */
export const cards = ["603770******5443", "621986******1107", "610433******9920"] as const;

/** The card that was named, or the first: a payer may have none in mind. */
export const cardNamed = (name: unknown): string => cards.find((card) => card === name) ?? cards[0];

/** A card as people read it: `6037 70•• •••• 5443`. */
export const cardText = (card: string): string => card.replaceAll("*", "•").replaceAll(/(.{4})(?=.)/g, "$1 ");
