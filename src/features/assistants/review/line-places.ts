// Lines of a text by their places.

/** Where each line begins. */
export function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** The line that a place stands on, from 0. */
export function lineAt(starts: readonly number[], place: number): number {
  let [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle;
  }
  return low;
}

/** Where the line ends that a place stands on, its break included. */
export const endOfLine = (text: string, place: number): number => {
  const end = text.indexOf('\n', place);
  return end === -1 ? text.length : end + 1;
};
