// Controls a sandbox through its hooks: faults, variants and the request log.
import type { LoggedRequest } from '../src/sandbox/request-log';
import { PASSWORD } from './pages/sign-in-page';

/** A fault in the format of `POST /sandbox/faults`. */
export interface Fault {
  readonly operation: string;
  readonly kind: string;
  readonly times?: number;
  readonly delay_ms?: number;
  readonly retry_after_s?: number;
  readonly status?: number;
  readonly fields?: readonly string[];
}

/** The worker's sandbox, controlled through its hooks. */
export interface Sandbox {
  readonly url: string;
  fault(fault: Fault): Promise<void>;
  clearFaults(): Promise<void>;
  /** Returns the requests since the start of the test, of one operation or of all. */
  requests(operation?: string): Promise<readonly LoggedRequest[]>;
  advanceClock(seconds: number): Promise<void>;
  /** Switches to these variants and their demo data until the next test. An empty list removes all variants. */
  vary(names: readonly string[]): Promise<void>;
  /** Sets the number of requests per person and minute, and resets the count of every person. */
  limit(requests: number): Promise<void>;
  reset(): Promise<void>;
  /**
   * Signs in another person of account 1 in a separate client. Returns a function that sends requests as this person.
   * Paths are relative to the account, or to `base` if it is given.
   */
  elsewhere(
    email: string,
    base?: string,
  ): Promise<(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) => Promise<unknown>>;
}

/** Returns functions that call the hooks of the sandbox at `url`. */
export function connectToSandbox(url: string): Sandbox {
  const post = async (hook: string, body: unknown): Promise<void> => {
    const response = await fetch(`${url}/sandbox/${hook}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok)
      throw new Error(`/sandbox/${hook} answered ${response.status}: ${await response.text()}`);
  };
  return {
    url,
    fault: (fault) => post('faults', fault),
    clearFaults: () => post('faults', { clear: true }),
    async requests(operation) {
      const response = await fetch(`${url}/sandbox/requests`);
      const { requests } = (await response.json()) as { requests: LoggedRequest[] };
      return operation ? requests.filter((request) => request.operation === operation) : requests;
    },
    advanceClock: (seconds) => post('clock', { advance_s: seconds }),
    vary: (names) => post('variant', { names }),
    limit: (requests) => post('rate-limit', { limit: requests, window_s: 60 }),
    reset: () => post('reset', {}),
    async elsewhere(email, base = '/v1/accounts/1/') {
      const signedIn = await fetch(`${url}/auth/v1/signin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: PASSWORD }),
      });
      const { id_token } = (await signedIn.json()) as { id_token: string };
      const headers = {
        authorization: `Bearer ${id_token}`,
        'chat-instance': '1',
        'content-type': 'application/json',
      };
      return async (method, path, body) => {
        const response = await fetch(`${url}${base}${path}`, {
          method,
          headers,
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        if (!response.ok)
          throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
        const text = await response.text();
        return text === '' ? null : (JSON.parse(text) as unknown);
      };
    },
  };
}
