/** How tall the place, a row and a group's heading are, in pixels. */
interface Heights {
  readonly place: number;
  readonly row: number;
  readonly heading: number;
}

/**
 * How many rows of each group fit, given how many each has: in turns, the first group first, so that a large one leaves the
 * others theirs.
 */
export function fitted(counts: readonly number[], { place, row, heading }: Heights): number[] {
  const rows = counts.map(() => 0);
  let left = place;
  for (let turn = 0; turn < Math.max(0, ...counts); turn += 1) {
    for (const [group, count] of counts.entries()) {
      const cost = turn === 0 ? heading + row : row;
      if (count <= turn || rows[group] !== turn || cost > left) continue;
      rows[group] = turn + 1;
      left -= cost;
    }
  }
  return rows;
}
