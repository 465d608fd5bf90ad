// Formats durations without units that are zero.

const MINUTE = 60_000;

/** Formats milliseconds as days, hours and minutes, rounded down to a minute. */
export function formatDuration(milliseconds: number, language: string): string {
  const minutes = Math.max(0, Math.floor(milliseconds / MINUTE));
  const amounts = [
    [Math.floor(minutes / 1440), 'day'],
    [Math.floor((minutes % 1440) / 60), 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  const parts = amounts.filter(([amount, unit]) => amount > 0 || (unit === 'minute' && minutes === 0));
  const spoken = parts.map(([amount, unit]) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(amount),
  );
  return new Intl.ListFormat(language, { type: 'unit', style: 'narrow' }).format(spoken);
}
