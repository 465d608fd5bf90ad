// Asks a sandbox over real HTTP, for the tests of the mount and of faults.
import { type Agent, type IncomingMessage, request as nodeRequest } from 'node:http';
import type { FaultInput } from './faults';
import type { LoggedRequest } from './request-log';
import type { SandboxServer } from './server';

export const RESPONSES = '/v1/accounts/1/canned-responses';
export const headersOf = (token: string) => ({ authorization: `Bearer ${token}`, 'chat-instance': '1' });

/** What came back to a request as written. */
export interface RawAnswer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

interface RawRequest {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly agent?: Agent;
}

/** The hooks and the canned responses of a server that holds the tiny platform. */
export function tinyHttp(server: SandboxServer) {
  const hook = async (path: string, body: object = {}) => {
    const { status } = await fetch(server.url + path, { method: 'POST', body: JSON.stringify(body) });
    if (status !== 204) throw new Error(`${path} answered ${status}`);
  };

  /** Signs the administrator in and reads and writes canned responses. */
  const desk = async () => {
    const credentials = JSON.stringify({ email: 'admin@tiny.test', password: 'Secret-Word-1' });
    const signedIn = await fetch(`${server.url}/auth/v1/signin`, { method: 'POST', body: credentials });
    const { id_token: token } = (await signedIn.json()) as { id_token: string };
    const headers = headersOf(token);
    const get = (path = RESPONSES) => fetch(server.url + path, { headers, redirect: 'manual' });
    const create = (short_code: string, signal?: AbortSignal) =>
      fetch(server.url + RESPONSES, {
        method: 'POST',
        headers,
        body: JSON.stringify({ canned_response: { short_code, content: 'Text' } }),
        ...(signal && { signal }),
      });
    const has = async (short_code: string) => {
      const response = await get(`${RESPONSES}?search=${short_code}`);
      return ((await response.json()) as { data: unknown[] }).data.length > 0;
    };
    return { token, get, create, has };
  };

  return {
    hook,
    desk,
    arm: (fault: FaultInput) => hook('/sandbox/faults', fault),
    requests: async () => {
      const response = await fetch(`${server.url}/sandbox/requests`);
      return ((await response.json()) as { requests: LoggedRequest[] }).requests;
    },
    /** A request as written, for what `fetch` doesn't let through. */
    raw: (path: string, options: RawRequest = {}) =>
      new Promise<RawAnswer>((resolve, reject) => {
        const { port } = new URL(server.url);
        const sent = nodeRequest({ host: '127.0.0.1', port, path, ...options }, (incoming) => {
          let text = '';
          incoming.on('data', (chunk) => {
            text += String(chunk);
          });
          incoming.on('end', () => resolve({ status: incoming.statusCode, headers: incoming.headers, text }));
        });
        sent.on('error', reject);
        sent.end();
      }),
  };
}
