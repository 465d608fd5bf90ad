// What was asked since the last reset, for tests that count requests and tell repeated ones apart.
export interface LoggedRequest {
  /** The operation's id; null for a path that no operation has. */
  readonly operation: string | null;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  /** Null while unanswered, and for ever where the answer was withheld. */
  status: number | null;
  /** Tells kept-alive connections apart; null in the browser, which has none. */
  readonly socket: number | null;
  /** 1 for the first request of this method, address and body, 2 for the next one that equals it. */
  attempt: number;
  /** ISO 8601. */
  readonly at: string;
}

/** The oldest entries go when there are more. */
const MOST_ENTRIES = 5000;

export class RequestLog {
  #entries: LoggedRequest[] = [];
  #attempts = new Map<string, number>();

  /** Notes a request as it arrives. */
  add(entry: Omit<LoggedRequest, 'status' | 'attempt'>): LoggedRequest {
    const logged: LoggedRequest = { ...entry, status: null, attempt: 1 };
    this.#entries.push(logged);
    if (this.#entries.length > MOST_ENTRIES) this.#entries.shift();
    return logged;
  }

  /** Counts equal requests, once the body is known. */
  countAttempt(entry: LoggedRequest, body: string): void {
    const key = [entry.method, entry.path, entry.query, body].join('\n');
    entry.attempt = (this.#attempts.get(key) ?? 0) + 1;
    this.#attempts.set(key, entry.attempt);
  }

  list(): readonly LoggedRequest[] {
    return this.#entries;
  }

  clear(): void {
    this.#entries = [];
    this.#attempts = new Map();
  }
}
