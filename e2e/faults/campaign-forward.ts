// Forwards a request from the test proxy to the sandbox: all of it, or only its first half.
import http from 'node:http';

export interface IncomingRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

export interface ForwardedResponse {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

const HOP = /^(:|connection$|keep-alive$|transfer-encoding$|content-length$|host$|http2-settings$|upgrade$)/;

export const removeConnectionHeaders = (headers: http.IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || HOP.test(name) ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  );

export async function forwardRequest(target: string, request: IncomingRequest): Promise<ForwardedResponse> {
  const response = await fetch(`${target}${request.path}`, {
    method: request.method,
    headers: request.headers,
    redirect: 'manual',
    ...(request.method !== 'GET' && request.method !== 'HEAD' && { body: new Uint8Array(request.body) }),
  });
  const headers: Record<string, string> = {};
  response.headers.forEach((value, name) => {
    if (!HOP.test(name) && name !== 'content-encoding') headers[name] = value;
  });
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

/** Forwards the headers and half of the body, then closes the connection to the sandbox. */
export const forwardHalfOfRequest = (
  target: string,
  { method, path, headers, body }: IncomingRequest,
): Promise<void> =>
  new Promise((resolve) => {
    const outgoing = http.request(target + path, {
      method,
      headers: { ...headers, 'content-length': body.length },
    });
    outgoing.on('error', () => resolve()).on('close', () => resolve());
    outgoing.write(body.subarray(0, body.length / 2), () => outgoing.destroy());
  });
