// The sandbox as an HTTP server, for tests and other clients: `tsx src/sandbox/server.ts --port 4010 [--dist folder]
// [--variant name]…`.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { getResponse, type HttpHandler } from 'msw';
import { createDemoState } from './demo/demo-state';
import { createHandlers, type SandboxTransport } from './handlers';
import { checkOrigin, getCorsHeaders } from './loopback';
import { createMemoryStore } from './memory-store';
import type { ResponseDelivery } from './outcome';
import type { RateLimitOptions } from './rate-limiter';
import { createRepeatGuard, REPEAT_GUARD_HEADERS } from './repeat-guard';
import { Sandbox } from './sandbox';
import type { SandboxState } from './state';
import {
  type BuiltConsole,
  buildSecurityHeaders,
  respondWithStaticFile,
  SERVED_CONFIGURATION,
} from './static';

export interface SandboxServerOptions {
  /** The port. Defaults to 0, which picks a free one. */
  readonly port?: number;
  /** The folder of a built console to serve from the same origin. */
  readonly dist?: string;
  /** Values that extend or override the served `config.json`. */
  readonly configuration?: Readonly<Record<string, unknown>>;
  /** The state at the start and after a reset. Defaults to the demo data. */
  readonly demo?: () => SandboxState;
  readonly rateLimit?: RateLimitOptions;
  /** Names of the initial variants, which a reset restores. */
  readonly variants?: readonly string[];
  /** Returns the time in milliseconds since the epoch. Defaults to the clock of the machine. */
  readonly now?: () => number;
  /** Called for each request without a handler. Logs it by default. */
  readonly report?: (problem: string) => void;
}

export interface SandboxServer {
  /** `http://127.0.0.1:{port}`, without a trailing slash. */
  readonly url: string;
  /** The sandbox itself, for tests that change it in process. */
  readonly sandbox: Sandbox;
  /** Closes all connections, even if they are idle or still wait for a response. */
  close(): Promise<void>;
}

const MAX_BYTES = 12 * 1024 * 1024;
/** The time after which the server closes the socket of a request that gets no response, in milliseconds. */
const SILENCE = 120_000;
/** Internal headers that the server passes to its handlers. Values sent by a client are overwritten. */
const SOCKET = 'sandbox-socket';
const DELIVERY = 'sandbox-delivery';

const LOSSES = ['dropped', 'silent', 'half-headers'] as const satisfies readonly ResponseDelivery[];

const MOUNT: SandboxTransport = {
  connection: ({ headers }) => ({ source: 'loopback', socket: Number(headers.get(SOCKET)) }),
  deliver: ({ delivery, response }) =>
    delivery === 'whole' ? response : new Response(null, { headers: { [DELIVERY]: delivery } }),
};

/** Numbers the sockets in the order in which they opened, starting at 1. */
function socketNumbers(): (socket: Socket) => number {
  const numbers = new WeakMap<Socket, number>();
  let last = 0;
  return (socket) => {
    const number = numbers.get(socket) ?? ++last;
    numbers.set(socket, number);
    return number;
  };
}

/**
 * Reads the complete body. Returns null if the body is too large, but still reads to its end, because otherwise the
 * client wouldn't receive the response.
 */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes: Buffer = chunk;
    size += bytes.length;
    if (size <= MAX_BYTES) chunks.push(bytes);
  }
  return size > MAX_BYTES ? null : Buffer.concat(chunks);
}

function toRequest(incoming: IncomingMessage, url: URL, body: Buffer, socket: number): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  headers.set(SOCKET, String(socket));
  const method = incoming.method ?? 'GET';
  return new Request(url, {
    method,
    headers,
    ...(body.length > 0 && method !== 'GET' && { body: new Uint8Array(body) }),
  });
}

function withhold(delivery: (typeof LOSSES)[number], socket: Socket): void {
  switch (delivery) {
    case 'dropped':
      socket.destroy();
      return;
    case 'half-headers':
      socket.write('HTTP/1.1 200 OK\r\ncontent-type: applicat', () => socket.destroy());
      return;
    case 'silent':
      setTimeout(() => socket.destroy(), SILENCE).unref();
  }
}

function refuse(outgoing: ServerResponse, status: number, text: string): void {
  outgoing.writeHead(status, {
    ...buildSecurityHeaders(),
    'content-type': 'text/plain; charset=utf-8',
    connection: 'close',
  });
  outgoing.end(text);
}

/** Reports whether a path belongs to the platform or the hooks and not to the console. */
const isPlatform = (pathname: string) => /^\/(v1|auth|sandbox)(\/|$)/.test(pathname);

class Exchanges {
  readonly #handlers: HttpHandler[];
  readonly #built: BuiltConsole | undefined;
  readonly #number = socketNumbers();
  readonly #isRepeated = createRepeatGuard();

  constructor(sandbox: Sandbox, built: BuiltConsole | undefined) {
    this.#handlers = createHandlers(sandbox, MOUNT);
    this.#built = built;
  }

  async handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const away = checkOrigin(incoming);
    if (away) return refuse(outgoing, away.status, away.reason);
    const method = incoming.method ?? 'GET';
    const url = toUrl(incoming);
    if (!url) return refuse(outgoing, 400, 'The address can not be read.');
    if (method === 'OPTIONS') return void outgoing.writeHead(204, getCorsHeaders(incoming)).end();
    if (!['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'].includes(method))
      return refuse(outgoing, 405, 'Not allowed');
    if (isPlatform(url.pathname)) {
      if (this.#built && this.#isRepeated(incoming)) return refuse(outgoing, 502, 'Bad gateway');
      return this.#platform(incoming, outgoing, url);
    }
    if (method !== 'GET' && method !== 'HEAD') return refuse(outgoing, 405, 'Not allowed');
    if (!this.#built) return refuse(outgoing, 404, 'Not found');
    const { status, headers, body } = await respondWithStaticFile(this.#built, incoming);
    outgoing.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
    outgoing.end(method === 'HEAD' ? undefined : body);
  }

  async #platform(incoming: IncomingMessage, outgoing: ServerResponse, url: URL): Promise<void> {
    const body = await readBody(incoming);
    if (body === null) return refuse(outgoing, 413, 'Too large');
    const request = toRequest(incoming, url, body, this.#number(incoming.socket));
    const response = await getResponse(this.#handlers, request, { baseUrl: url.origin });
    if (!response) return refuse(outgoing, 404, 'Not found');
    const delivery = LOSSES.find((loss) => loss === response.headers.get(DELIVERY));
    if (delivery) return withhold(delivery, incoming.socket);
    const bytes = Buffer.from(await response.arrayBuffer());
    // Keeps Node from adding a `Date` header. The response already has one, unless a variant hides it.
    outgoing.sendDate = false;
    outgoing.writeHead(response.status, {
      ...buildSecurityHeaders(),
      'cache-control': 'no-store',
      ...(this.#built && REPEAT_GUARD_HEADERS),
      ...getCorsHeaders(incoming),
      ...Object.fromEntries(response.headers),
      ...(response.status !== 204 && { 'content-length': bytes.length }),
    });
    outgoing.end(bytes);
  }
}

function toUrl({ url = '/', headers }: IncomingMessage): URL | null {
  // A path that starts with two slashes would be parsed as another host.
  if (!url.startsWith('/') || url.startsWith('//')) return null;
  return URL.canParse(url, `http://${headers.host}`) ? new URL(url, `http://${headers.host}`) : null;
}

const listening = (server: Server, port: number) =>
  new Promise<AddressInfo>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address !== null) resolve(address);
    });
  });

/** Starts the sandbox on a loopback port. Resolves once the server accepts requests. */
export async function startSandboxServer(options: SandboxServerOptions = {}): Promise<SandboxServer> {
  const { port = 0, dist, configuration, demo = createDemoState, rateLimit, variants = [], now } = options;
  const sandbox = new Sandbox({
    store: createMemoryStore(demo()),
    demo,
    now,
    report: options.report ?? console.error,
    ...(rateLimit && { rateLimit }),
  });
  await sandbox.startWith(variants);
  const built =
    dist === undefined ? undefined : { dist, configuration: { ...SERVED_CONFIGURATION, ...configuration } };
  const exchanges = new Exchanges(sandbox, built);
  const server = createServer((incoming, outgoing) => {
    exchanges.handle(incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  // Keeps idle connections open longer than browsers do, so that connections are closed unexpectedly only by faults.
  server.keepAliveTimeout = 65_000;
  const address = await listening(server, port);
  return {
    url: `http://127.0.0.1:${address.port}`,
    sandbox,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port must be 0 to 65535, not "${text}".`);
  return port;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4010' },
      dist: { type: 'string' },
      variant: { type: 'string', multiple: true, default: [] },
    },
  });
  const { url, close } = await startSandboxServer({
    port: readPort(values.port),
    variants: values.variant,
    ...(values.dist !== undefined && { dist: values.dist }),
  });
  console.log(`Sandbox at ${url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
}
