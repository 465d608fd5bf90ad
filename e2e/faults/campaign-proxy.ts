// A proxy between the browser and the sandbox that produces the tested faults over real sockets. Playwright's
// interception can't replace it, because it doesn't see the automatic retries of the browser's network stack. The proxy
// counts every copy of a request.
import http from 'node:http';
import http2 from 'node:http2';
import type net from 'node:net';
import { GUARD_HEADER } from '../../src/api/http/repeat-guard';
import {
  type ForwardedResponse,
  forwardHalfOfRequest,
  forwardRequest,
  type IncomingRequest,
  removeConnectionHeaders,
} from './campaign-forward';

/**
 * A fault of the request that creates a campaign. If `write` is true, the platform receives and processes the whole
 * request. If `write` is `half`, the platform receives only the start of the request.
 */
export interface CampaignFault {
  readonly name: string;
  readonly write: boolean | 'half';
  /** True if only the first copy of the request gets the fault, and the browser's automatic retries are forwarded. */
  readonly once?: true;
  /** Changes the request before it reaches the platform. */
  readonly alter?: (body: Record<string, unknown>) => Record<string, unknown>;
  readonly act: ProxyAction;
}

export type ProxyAction =
  /** Forwards the platform's own response. */
  | { readonly kind: 'pass' }
  | {
      readonly kind: 'respond';
      readonly status: number;
      readonly body: string;
      readonly type?: string;
      readonly headers?: Record<string, string>;
    }
  /** Destroys the socket, immediately or after a delay. */
  | { readonly kind: 'destroy'; readonly after?: number; readonly reset?: boolean }
  /** Closes the socket cleanly without a response. */
  | { readonly kind: 'end' }
  | { readonly kind: 'partial'; readonly text: string }
  | { readonly kind: 'stall' }
  /** HTTP/2 only: resets the stream with this code, or sends GOAWAY. */
  | { readonly kind: 'stream-reset'; readonly code: number }
  | { readonly kind: 'goaway' };

export interface CampaignProxy {
  readonly url: string;
  /**
   * The copies of the create request that have arrived. `reused` is true if an earlier request used the same
   * connection.
   */
  readonly copies: { readonly reused: boolean }[];
  fault: CampaignFault | null;
  /** If true, the proxy removes the response header that announces that repeated requests are rejected. */
  isUnguarded: boolean;
  /** Closes every idle connection. Common proxies do this after at most 90 s. */
  closeIdle(): void;
  close(): Promise<void>;
}

/** Keys of `config.json` to override. */
export type ConfigurationChange = Readonly<Record<string, unknown>>;

const isCreate = ({ method, path }: IncomingRequest) =>
  method === 'POST' && /^\/v1\/accounts\/\d+\/campaigns$/.test(path);
/** Forwards the console's other requests. Overrides keys in the response to the request for the configuration. */
async function pass(
  target: string,
  request: IncomingRequest,
  change: ConfigurationChange,
): Promise<ForwardedResponse> {
  const answered = await forwardRequest(target, request);
  if (request.path !== '/config.json') return answered;
  const changed = { ...JSON.parse(answered.body.toString()), ...change };
  return { ...answered, body: Buffer.from(JSON.stringify(changed)) };
}

async function readBody(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

const altered = (request: IncomingRequest, fault: CampaignFault): IncomingRequest =>
  fault.alter
    ? { ...request, body: Buffer.from(JSON.stringify(fault.alter(JSON.parse(request.body.toString())))) }
    : request;

/** The possible responses and failures of one protocol, HTTP/1.1 or HTTP/2. */
interface Line {
  respond(response: ForwardedResponse): void;
  partial(text: string): void;
  destroy(reset: boolean): void;
  end(): void;
  streamReset(code: number): void;
  goaway(): void;
}

async function misbehave(
  line: Line,
  target: string,
  request: IncomingRequest,
  fault: CampaignFault,
): Promise<void> {
  if (fault.write === 'half') await forwardHalfOfRequest(target, request);
  const carriedOut = fault.write === true ? await forwardRequest(target, altered(request, fault)) : null;
  const { act } = fault;
  switch (act.kind) {
    case 'pass':
      line.respond(carriedOut ?? (await forwardRequest(target, altered(request, fault))));
      return;
    case 'respond':
      line.respond({
        status: act.status,
        headers: { 'content-type': act.type ?? 'application/json', ...act.headers },
        body: Buffer.from(act.body),
      });
      return;
    case 'destroy':
      if (act.after) await new Promise((resolve) => setTimeout(resolve, act.after));
      line.destroy(act.reset ?? false);
      return;
    case 'end':
      line.end();
      return;
    case 'partial':
      line.partial(act.text);
      return;
    case 'stall':
      return;
    case 'stream-reset':
      line.streamReset(act.code);
      return;
    case 'goaway':
      line.goaway();
      return;
  }
}

function http1Line(socket: net.Socket, response: http.ServerResponse): Line {
  return {
    respond({ status, headers, body }) {
      response.writeHead(status, { ...headers, 'content-length': body.length });
      response.end(body);
    },
    partial(text) {
      socket.write(text);
      setTimeout(() => socket.destroy(), 100);
    },
    destroy: (reset) => void (reset ? socket.resetAndDestroy() : socket.destroy()),
    end: () => void socket.end(),
    streamReset: () => void socket.destroy(),
    goaway: () => void socket.destroy(),
  };
}

function http2Line(stream: http2.ServerHttp2Stream): Line {
  const { session } = stream;
  return {
    respond({ status, headers, body }) {
      // The page may have aborted this request, because a newer count of the recipients replaced it.
      if (stream.destroyed) return;
      stream.respond({ ':status': status, ...headers });
      stream.end(body);
    },
    partial() {
      stream.respond({ ':status': 201, 'content-type': 'application/json' });
      stream.write('{"id": 1');
      setTimeout(() => session?.destroy(), 100);
    },
    destroy: () => void session?.destroy(),
    // Closes the session without an error, because Node doesn't let callers end the session's socket.
    end: () => void session?.destroy(undefined, http2.constants.NGHTTP2_NO_ERROR),
    streamReset: (code) => void stream.close(code),
    goaway() {
      session?.goaway(0, 0);
      session?.destroy();
    },
  };
}

function withoutGuard(
  { isUnguarded }: CampaignProxy,
  { headers, ...answered }: ForwardedResponse,
): ForwardedResponse {
  const { [GUARD_HEADER]: _, ...others } = headers;
  return { ...answered, headers: isUnguarded ? others : headers };
}

/** Counts a copy of the create request and returns the fault that applies to it. */
function takeFault(proxy: CampaignProxy, used: number): CampaignFault | null {
  proxy.copies.push({ reused: used > 0 });
  const { fault } = proxy;
  if (fault?.once) proxy.fault = null;
  return fault;
}

async function listen(server: net.Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as net.AddressInfo).port;
}

/** Starts a proxy for HTTP/1.1 that keeps connections alive for five minutes, the maximum of common proxies. */
export async function startHttp1Proxy(
  target: string,
  change: ConfigurationChange = {},
): Promise<CampaignProxy> {
  const uses = new WeakMap<net.Socket, number>();
  const server = http.createServer({ keepAliveTimeout: 300_000 }, async (incoming, response) => {
    const used = uses.get(incoming.socket) ?? 0;
    uses.set(incoming.socket, used + 1);
    const request: IncomingRequest = {
      method: incoming.method ?? 'GET',
      path: incoming.url ?? '/',
      headers: removeConnectionHeaders(incoming.headers),
      body: await readBody(incoming),
    };
    const line = http1Line(incoming.socket, response);
    const fault = isCreate(request) ? takeFault(proxy, used) : null;
    if (fault) await misbehave(line, target, request, fault);
    else line.respond(withoutGuard(proxy, await pass(target, request, change)));
  });
  const proxy: CampaignProxy = {
    url: `http://127.0.0.1:${await listen(server)}`,
    copies: [],
    fault: null,
    isUnguarded: false,
    closeIdle: () => server.closeIdleConnections(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return proxy;
}

/** Starts a proxy for HTTP/2 over TLS, where all requests of a page share one connection. */
export async function startHttp2Proxy(
  target: string,
  certificate: { readonly key: Buffer; readonly cert: Buffer },
  change: ConfigurationChange = {},
): Promise<CampaignProxy> {
  const server = http2.createSecureServer(certificate);
  const sessions = new Set<http2.ServerHttp2Session>();
  const uses = new WeakMap<http2.Http2Session, number>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
    session.on('error', () => {});
  });
  server.on('sessionError', () => {});
  server.on('stream', async (stream, headers) => {
    stream.on('error', () => {});
    const used = stream.session ? (uses.get(stream.session) ?? 0) : 0;
    if (stream.session) uses.set(stream.session, used + 1);
    const request: IncomingRequest = {
      method: String(headers[':method']),
      path: String(headers[':path']),
      headers: removeConnectionHeaders(headers as http.IncomingHttpHeaders),
      body: await readBody(stream),
    };
    const line = http2Line(stream);
    const fault = isCreate(request) ? takeFault(proxy, used) : null;
    if (fault) await misbehave(line, target, request, fault);
    else line.respond(withoutGuard(proxy, await pass(target, request, change)));
  });
  const proxy: CampaignProxy = {
    url: `https://127.0.0.1:${await listen(server)}`,
    copies: [],
    fault: null,
    isUnguarded: false,
    closeIdle() {
      for (const session of sessions) session.close();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const session of sessions) session.destroy();
      }),
  };
  return proxy;
}
