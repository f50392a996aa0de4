/** Answer for a call that a page makes several times at once, as for a year in parts: one after the other, again from the first. */
export function inTurn(...answers: readonly unknown[]): () => unknown {
  let asked = 0;
  return () => {
    const answer = answers[asked % answers.length];
    asked += 1;
    return answer;
  };
}
