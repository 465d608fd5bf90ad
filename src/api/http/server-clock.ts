// The server's clock, where its `Date` header can be read (on the console's own origin).
import { observable } from '~/lib/observable';

/** How far the server's clock is ahead of this one in milliseconds; null where it was never readable. */
export const serverOffset = observable<number | null>(null);

/** Takes note of an answer's `Date`, which has whole seconds. */
export function noteServerDate(headers: Headers, now: number): void {
  const date = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(date)) serverOffset.set(date - now);
}

/** Now by the server's clock, in milliseconds since the epoch, or null where it was never readable. Off by a second at most. */
export function serverNow(): number | null {
  const offset = serverOffset.get();
  return offset === null ? null : Date.now() + offset;
}
