/** Returns the offset of the start of each line. */
export function findLineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Returns the 0-based number of the line that contains an offset. */
export function findLineAt(starts: readonly number[], place: number): number {
  let [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle;
  }
  return low;
}

/** Returns the offset of the end of the line that contains `place`, including its line break. */
export const findLineEnd = (text: string, place: number): number => {
  const end = text.indexOf('\n', place);
  return end === -1 ? text.length : end + 1;
};
