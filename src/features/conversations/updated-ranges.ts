/** The preset ranges. Each number is the start in days before today. */
export const UPDATED_RANGES = { today: 0, week: 6, month: 29 } as const;
export type UpdatedRange = keyof typeof UPDATED_RANGES;

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** Returns the first local day of a preset range, such as `2026-03-01`. */
export function getFirstDay(range: UpdatedRange, now: number): string {
  const day = new Date(now);
  day.setDate(day.getDate() - UPDATED_RANGES[range]);
  return `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;
}

/** Returns the preset range that has these dates today, or null. */
export function findRange(
  from: string | undefined,
  to: string | undefined,
  now: number,
): UpdatedRange | null {
  if (to !== undefined) return null;
  return (['today', 'week', 'month'] as const).find((range) => getFirstDay(range, now) === from) ?? null;
}
