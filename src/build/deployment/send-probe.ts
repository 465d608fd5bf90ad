// Sends one HTTP/1.1 request with keep-alive and doesn't follow redirects.
import { type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';

export interface ProbeResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

export interface ProbeRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The time to wait for a response, in milliseconds. */
const RESPONSE_TIMEOUT_MS = 15_000;

/** Sends a request. Rejects if there is no response. A compressed body isn't decompressed. */
export function sendProbe(
  address: string,
  { method = 'GET', headers = {} }: ProbeRequest = {},
): Promise<ProbeResponse> {
  const request = address.startsWith('https:') ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      address,
      { method, headers: { connection: 'keep-alive', ...headers }, timeout: RESPONSE_TIMEOUT_MS },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const body = Buffer.concat(chunks);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body,
            text: body.toString(),
          });
        });
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error('no response within 15 s')));
    outgoing.on('error', reject).end();
  });
}
