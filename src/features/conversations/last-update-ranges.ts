/** The preset ranges. Each number is the start in days before today. */
export const LAST_UPDATE_RANGES = { today: 0, week: 6, month: 29 } as const;
export type LastUpdateRange = keyof typeof LAST_UPDATE_RANGES;

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** Returns the first local day of a preset range, such as `2026-03-01`. */
export function getFirstDay(range: LastUpdateRange, now: number): string {
  const day = new Date(now);
  day.setDate(day.getDate() - LAST_UPDATE_RANGES[range]);
  return `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;
}

/** Returns the preset range whose dates are currently the same as these dates, or null. */
export function findLastUpdateRange(
  from: string | undefined,
  to: string | undefined,
  now: number,
): LastUpdateRange | null {
  if (to !== undefined) return null;
  return (['today', 'week', 'month'] as const).find((range) => getFirstDay(range, now) === from) ?? null;
}
