// Serves a built page as a CDN would: HTTP/2 over TLS, Brotli, immutable hashed files. The sandbox responds to platform
// requests.
import { readdirSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { respondWithStaticFile, SERVED_CONFIGURATION, type StaticResponse } from '../../src/sandbox/static';
import type { Certificate } from '../certificate';

/** One request and its response, with wall-clock times. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly began: number;
  /** The time of the response, or null while the request is in flight. */
  ended: number | null;
  /** The size of the response's body as sent. */
  bytes: number;
}

export interface Site {
  readonly url: string;
  readonly dist: string;
  /** The exchanges since the list was last cleared. */
  readonly exchanges: Exchange[];
  close(): void;
}

const compress = promisify(brotliCompress);
const brotli = (body: Buffer | string, quality: number) =>
  compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Maps each path to its compressed file. `/` is the page that is served for every path without a file. */
async function compressed(dist: string): Promise<ReadonlyMap<string, StaticResponse>> {
  const built = { dist, configuration: SERVED_CONFIGURATION };
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(dist.length));
  const responses = ['/', '/config.json', ...files].map(async (url) => {
    const file = await respondWithStaticFile(built, { url, headers: {} });
    const headers = { ...file.headers, 'content-encoding': 'br' };
    return [url, { ...file, headers, body: await brotli(file.body, 11) }] as const;
  });
  return new Map(await Promise.all(responses));
}

/** Headers that apply to one connection only, or that the forwarding server sets itself. */
const OWN = /^(?::|(?:host|connection|content-length|accept-encoding)$)/;

async function askPlatform(platform: string, request: Http2ServerRequest): Promise<StaticResponse> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    OWN.test(name) || value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const forwarded = await fetch(platform + request.url, {
    method: request.method,
    headers,
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  });
  const kept = Object.fromEntries(
    [...forwarded.headers].filter(
      ([name]) => !/^(?:connection|keep-alive|content-length|transfer-encoding)$/.test(name),
    ),
  );
  return {
    status: forwarded.status,
    headers: { ...kept, 'content-encoding': 'br' },
    body: await brotli(Buffer.from(await forwarded.arrayBuffer()), 4),
  };
}

const NOT_FOUND: StaticResponse = { status: 404, headers: {}, body: '' };

/** Starts a site on a loopback port. */
export async function startSite(dist: string, platform: string, certificate: Certificate): Promise<Site> {
  const responses = await compressed(dist);
  const exchanges: Exchange[] = [];
  const handleRequest = async (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const [path = '/'] = request.url.split('?');
    const exchange: Exchange = { method: request.method, path, began: Date.now(), ended: null, bytes: 0 };
    exchanges.push(exchange);
    const isPlatform = /^\/(?:v1|auth)\//.test(path);
    const found = isPlatform
      ? await askPlatform(platform, request)
      : (responses.get(path) ?? (path.startsWith('/assets/') ? undefined : responses.get('/')) ?? NOT_FOUND);
    exchange.bytes = Buffer.byteLength(found.body);
    response.writeHead(found.status, found.headers);
    response.end(found.body, () => {
      exchange.ended = Date.now();
    });
  };
  const server = createSecureServer(certificate, (request, response) => {
    handleRequest(request, response).catch(() => response.stream.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    dist,
    exchanges,
    close: () => void server.close(),
  };
}
