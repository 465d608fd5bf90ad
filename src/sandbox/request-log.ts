// Logs the requests since the last reset, for tests that count requests and detect repeated requests.
export interface LoggedRequest {
  /** The operation's ID. Null for a path that belongs to no operation. */
  readonly operation: string | null;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  /** The response status. Null until the response is sent, and permanently null if a fault withholds the response. */
  status: number | null;
  /** The number of the connection, which tests use to detect that a connection was reused. Null in the browser. */
  readonly socket: number | null;
  /** 1 for the first request with this method, address and body, 2 for the next identical request. */
  attempt: number;
  /** The time of arrival, ISO 8601. */
  readonly at: string;
}

/** The maximum number of log entries. When it is exceeded, the oldest entries are dropped. */
const MAX_ENTRIES = 5000;

export class RequestLog {
  #entries: LoggedRequest[] = [];
  #attempts = new Map<string, number>();

  /** Logs a request when it arrives. */
  add(entry: Omit<LoggedRequest, 'status' | 'attempt'>): LoggedRequest {
    const logged: LoggedRequest = { ...entry, status: null, attempt: 1 };
    this.#entries.push(logged);
    if (this.#entries.length > MAX_ENTRIES) this.#entries.shift();
    return logged;
  }

  /** Sets `attempt` by counting identical requests. Must be called as soon as the body is known. */
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
