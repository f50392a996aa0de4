/** Path at which the website asks the provider for several answers at once. */
export const BATCH_PATH = "/batch";

/** Maximum number of requests in a batch; more go into another. */
export const MAX_IN_A_BATCH = 24;

export type BatchedAnswer = { status: number; text: string };

/**
 * Answers as one text, in parts: a line with the status and length of each, then their texts, one after the other. The texts
 * stay as they are, so that neither side reads or writes them a second time.
 */
export const batchParts = (answers: readonly BatchedAnswer[]): string[] => [
  `${JSON.stringify(answers.map(({ status, text }) => [status, text.length]))}\n`,
  ...answers.map(({ text }) => text),
];

/** The answers of a batch. @throws when the text is no batch of so many */
export function answersInBatch(text: string, count: number): BatchedAnswer[] {
  const end = text.indexOf("\n");
  const heads = JSON.parse(text.slice(0, end)) as [status: number, length: number][];
  let at = end + 1;
  const answers = heads.map(([status, length]) => {
    at += length;
    return { status, text: text.slice(at - length, at) };
  });
  if (answers.length !== count || at !== text.length) throw new Error(`Not a batch of ${count} answers`);
  return answers;
}
