/** The height of the available space, of a row, and of a group's heading, in pixels. */
interface Heights {
  readonly place: number;
  readonly row: number;
  readonly heading: number;
}

/**
 * Returns the number of rows of each group that fit into the available height. The groups get rows in turn, so that a
 * large group leaves space for the other groups.
 */
export function distributeRows(counts: readonly number[], { place, row, heading }: Heights): number[] {
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
