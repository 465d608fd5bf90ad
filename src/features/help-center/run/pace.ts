import { heldBackFor, rateLimit } from '~/api/http/rate-limit';

/** The last requests of a window are left for what the person does by hand. */
const LEFT_FOR_HANDS = 5;

/** Milliseconds to wait before the next of many requests: what the request budget asks for. */
export function pauseNow(): number {
  const now = Date.now();
  const held = heldBackFor(now) * 1000;
  const { remaining, resetAt } = rateLimit.get();
  const isScarce = remaining !== null && remaining <= LEFT_FOR_HANDS && resetAt !== null;
  return Math.max(held, isScarce ? Math.max(0, resetAt - now) : 0);
}

export const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
