// The server's clock, where its `Date` header can be read (on the console's own origin).

let offset: number | null = null;
const listeners = new Set<() => void>();

/** Takes note of an answer's `Date`, which has whole seconds. */
export function noteServerDate(headers: Headers, now: number): void {
  const date = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(date)) return;
  offset = date - now;
  for (const listener of listeners) listener();
}

/** Now by the server's clock, in milliseconds since the epoch, or null where it was never readable. Off by a second at most. */
export function serverNow(): number | null {
  return offset === null ? null : Date.now() + offset;
}

/** How far the server's clock is ahead of this one in milliseconds, and who is told when that is learned anew. */
export const serverOffset = {
  get: (): number | null => offset,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
