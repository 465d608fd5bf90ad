// The request limit, which all three services share. It applies per person to requests with a valid token, and per
// network source to all other requests.
export interface RateLimitOptions {
  readonly limit: number;
  readonly windowSeconds: number;
}

/**
 * The default limit. It is high enough that a person doesn't reach it, and low enough that the console's meter visibly
 * moves.
 */
export const DEFAULT_RATE_LIMIT: RateLimitOptions = { limit: 1200, windowSeconds: 60 };

export interface RateLimitStatus {
  readonly limit: number;
  readonly remaining: number;
  /** Whole seconds until the window resets, at least 1. */
  readonly reset: number;
  /** True if the limit was used up before this request. */
  readonly exceeded: boolean;
}

export class RateLimiter {
  #options: RateLimitOptions;
  readonly #windows = new Map<string, { startedAt: number; used: number }>();

  constructor(options: RateLimitOptions = DEFAULT_RATE_LIMIT) {
    this.#options = options;
  }

  /** Changes the limit and starts a fresh window for every caller. */
  configure(options: RateLimitOptions): void {
    this.#options = options;
    this.#windows.clear();
  }

  /** Counts one request of a person or source. `now` is in milliseconds. */
  take(who: string, now: number): RateLimitStatus {
    const { limit, windowSeconds } = this.#options;
    const running = this.#windows.get(who);
    const isOver = !running || now >= running.startedAt + windowSeconds * 1000;
    const current = isOver ? { startedAt: now, used: 0 } : running;
    current.used += 1;
    this.#windows.set(who, current);
    return {
      limit,
      remaining: Math.max(0, limit - current.used),
      reset: Math.max(1, Math.ceil((current.startedAt + windowSeconds * 1000 - now) / 1000)),
      exceeded: current.used > limit,
    };
  }
}

/** Returns the headers that every response has, including error responses. */
export const getRateLimitHeaders = ({
  limit,
  remaining,
  reset,
}: RateLimitStatus): Record<string, string> => ({
  'ratelimit-limit': String(limit),
  'ratelimit-remaining': String(remaining),
  'ratelimit-reset': String(reset),
});
