// A static host that applies the `_headers` file that `npm run headers` generates. The console is on one origin, the
// services on another.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readHeadersFile, resolveHeaders } from '../src/build/deployment/headers-file';
import { CACHE_CONTROL } from '../src/lib/deployed-headers';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Reports whether a path must never be served, even if its file exists. */
const isNobodys = (path: string) => path.includes('/.') || path.includes('..') || path === '/_headers';

/** Serves a copy of `dist`. All three services are at `services`. */
export async function startStaticHost(dist: string, services: string) {
  const root = mkdtempSync(join(tmpdir(), 'console-static-'));
  cpSync(dist, root, { recursive: true });
  const example = JSON.parse(readFileSync('deploy/config.example.json', 'utf8')) as object;
  const addresses = { platformUrl: services, authUrl: services, assistantUrl: services };
  const configuration = join(root, 'configuration');
  writeFileSync(configuration, JSON.stringify({ ...example, ...addresses }));
  const command = ['--import', 'tsx', 'src/build/deployment/write-headers.ts', configuration, root];
  execFileSync(process.execPath, command);
  rmSync(configuration);
  const blocks = readHeadersFile(readFileSync(join(root, '_headers'), 'utf8'));

  const bodyOf = (path: string): Buffer | null => {
    try {
      return isNobodys(path) ? null : readFileSync(join(root, path));
    } catch {
      return null;
    }
  };
  const getResponse = (path: string) => {
    const headers = resolveHeaders(blocks, path);
    const missing = { status: 404, type: 'text/plain', body: Buffer.from('Not found') };
    const file = bodyOf(path);
    if (file) return { status: 200, type: TYPES[extname(path)] ?? 'text/plain', body: file, headers };
    // A missing path that looks like a file returns 404. Any other missing path is a screen and returns the page.
    if (/\.\w+$|^\/assets\/|\/\./.test(path))
      return { ...missing, headers: { ...headers, 'cache-control': CACHE_CONTROL.configuration } };
    return { status: 200, type: TYPES['.html'], body: bodyOf('/index.html') ?? missing.body, headers };
  };
  const server = createServer(({ method, url = '/', headers: asked }, response) => {
    if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405).end();
    const { status, type, body, headers } = getResponse(url.replace(/[?#].*/, ''));
    const isPressed = String(asked['accept-encoding']).includes('gzip');
    const encoding = isPressed ? { 'content-encoding': 'gzip' } : {};
    response.writeHead(status, { ...headers, ...encoding, 'content-type': `${type}; charset=utf-8` });
    response.end(isPressed ? gzipSync(body) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close().closeAllConnections();
      rmSync(root, { recursive: true });
    },
  };
}
