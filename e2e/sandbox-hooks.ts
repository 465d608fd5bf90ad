// A sandbox by its hooks: what it is made to do, and what it was asked.
import type { LoggedRequest } from '../src/sandbox/request-log';
import { PASSWORD } from './pages/sign-in-page';

/** A fault as `POST /sandbox/faults` takes it. */
export interface Fault {
  readonly operation: string;
  readonly kind: string;
  readonly times?: number;
  readonly delay_ms?: number;
  readonly retry_after_s?: number;
  readonly status?: number;
  readonly fields?: readonly string[];
}

/** The worker's sandbox, by its hooks. */
export interface Sandbox {
  readonly url: string;
  fault(fault: Fault): Promise<void>;
  clearFaults(): Promise<void>;
  /** The requests since the test began, of one operation or of all. */
  requests(operation?: string): Promise<readonly LoggedRequest[]>;
  advanceClock(seconds: number): Promise<void>;
  /** Other ways to keep the contract, with their own demo data; none for the plain sandbox. Until the next test. */
  vary(names: readonly string[]): Promise<void>;
  /** How many requests a person may make in a minute, with a fresh minute for everyone; until another number. */
  limit(requests: number): Promise<void>;
  reset(): Promise<void>;
  /** Another person of account 1, who writes from somewhere else: the path is what follows the account, or another base. */
  elsewhere(
    email: string,
    base?: string,
  ): Promise<(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) => Promise<unknown>>;
}

/** The hooks of the sandbox at `url`. */
export function connect(url: string): Sandbox {
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
        const answer = await fetch(`${url}${base}${path}`, {
          method,
          headers,
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        if (!answer.ok)
          throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
        const text = await answer.text();
        return text === '' ? null : (JSON.parse(text) as unknown);
      };
    },
  };
}
