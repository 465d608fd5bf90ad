// The request budget that all three services share: one per person with a valid token, one per source without.
export interface RateLimitOptions {
  readonly limit: number;
  readonly windowSeconds: number;
}

/** Generous: a person doesn't meet it, the meter still moves. */
export const DEFAULT_RATE_LIMIT: RateLimitOptions = { limit: 1200, windowSeconds: 60 };

export interface Budget {
  readonly limit: number;
  readonly remaining: number;
  /** Whole seconds until the window resets, at least 1. */
  readonly reset: number;
  /** Whether the request came after the last one that was allowed. */
  readonly exceeded: boolean;
}

export class RateLimit {
  #options: RateLimitOptions;
  readonly #windows = new Map<string, { startedAt: number; used: number }>();

  constructor(options: RateLimitOptions = DEFAULT_RATE_LIMIT) {
    this.#options = options;
  }

  /** Other numbers, and fresh windows for everyone. */
  configure(options: RateLimitOptions): void {
    this.#options = options;
    this.#windows.clear();
  }

  /** Counts one request of someone. `now` in milliseconds. */
  take(who: string, now: number): Budget {
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

/** The headers that every answer carries, refusals included. */
export const rateLimitHeaders = ({ limit, remaining, reset }: Budget): Record<string, string> => ({
  'ratelimit-limit': String(limit),
  'ratelimit-remaining': String(remaining),
  'ratelimit-reset': String(reset),
});
