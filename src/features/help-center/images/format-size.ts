const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** Formats a file size: `2.5 MB`, `12.3 kB`, or `70 bytes`. */
export function formatSize(bytes: number, language: string): string {
  const write = (amount: number, unit: string, unitDisplay: 'short' | 'long' = 'short') =>
    new Intl.NumberFormat(language, {
      style: 'unit',
      unit,
      unitDisplay,
      maximumFractionDigits: 1,
    }).format(amount);
  if (bytes < KILOBYTE) return write(bytes, 'byte', 'long');
  return bytes < MEGABYTE / 10 ? write(bytes / KILOBYTE, 'kilobyte') : write(bytes / MEGABYTE, 'megabyte');
}
