// Serves a built console together with the sandbox, with the content security policy and headers of a deployment.
import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { buildContentPolicy, CACHE_CONTROL, SECURITY_HEADERS } from '~/lib/deployed-headers';

export interface StaticResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The inline content that a page's policy allows: style elements by nonce, scripts by hash. */
interface Inlined {
  readonly nonce: string;
  readonly scriptHashes: readonly string[];
}

/** Returns the headers of every response of the server. Only pages have inline content. */
export function buildSecurityHeaders(inlined?: Inlined): Record<string, string> {
  return {
    'content-security-policy': buildContentPolicy({
      scripts: (inlined?.scriptHashes ?? []).map((hash) => `'sha256-${hash}'`),
      connections: [],
      // Uploads are served from this host or, under the variant `uploads-elsewhere`, from the other loopback name.
      images: ['http://localhost:*', 'http://127.0.0.1:*'],
      styles: inlined ? [`'nonce-${inlined.nonce}'`] : [],
    }),
    ...SECURITY_HEADERS,
  };
}

const PRODUCTION = { name: 'Production', color: 'green' };

/** The configuration of a console served by the sandbox: all three services are on the same origin. */
export const SERVED_CONFIGURATION = {
  mode: 'live',
  platformUrl: '',
  authUrl: '',
  assistantUrl: '',
  workspaces: [
    { slug: 'acme', name: 'Acme', instance: 1, accountId: 1, tenant: 'acme', environment: PRODUCTION },
    {
      slug: 'acme-suspended',
      name: 'Acme (suspended)',
      instance: 1,
      accountId: 2,
      environment: PRODUCTION,
    },
    {
      slug: 'acme-staging',
      name: 'Acme Staging',
      instance: 1,
      accountId: 4,
      tenant: 'acme',
      environment: { name: 'Staging', color: 'violet' },
    },
    { slug: 'aurora', name: 'Padaria Aurora', instance: 1, accountId: 3, environment: PRODUCTION },
    { slug: 'globex', name: 'Globex', instance: 2, accountId: 1, tenant: 'globex', environment: PRODUCTION },
  ],
};

const notFound = (): StaticResponse => ({
  status: 404,
  headers: {
    ...buildSecurityHeaders(),
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  },
  body: 'Not found',
});

/**
 * Decodes a path. Returns null for a path that must never be served: dotfiles, source maps, parent folders, invalid
 * encoding.
 */
function safePath(pathname: string): string | null {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  const parts = path.split(/[/\\]/);
  if (path.includes('\0') || path.endsWith('.map') || parts.some((part) => part.startsWith('.'))) return null;
  return path;
}

async function page(dist: string): Promise<StaticResponse> {
  const nonce = randomBytes(18).toString('base64');
  const html = await readFile(join(dist, 'index.html'), 'utf8').catch(() => null);
  if (html === null) return notFound();
  const scriptHashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) =>
    createHash('sha256').update(script).digest('base64'),
  );
  return {
    status: 200,
    headers: {
      ...buildSecurityHeaders({ nonce, scriptHashes }),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': CACHE_CONTROL.page,
    },
    body: html.replaceAll('__CSP_NONCE__', nonce),
  };
}

async function file(dist: string, path: string): Promise<StaticResponse | null> {
  const root = resolve(dist);
  const absolute = resolve(join(root, path));
  if (!absolute.startsWith(root + sep)) return null;
  const body = await readFile(absolute).catch(() => null);
  const contentType = CONTENT_TYPES[extname(absolute)];
  if (body === null || contentType === undefined) return null;
  return {
    status: 200,
    headers: {
      ...buildSecurityHeaders(),
      'content-type': contentType,
      // Files below /assets/ may be cached permanently, because their names contain a hash of their content.
      'cache-control': path.startsWith('/assets/') ? CACHE_CONTROL.asset : CACHE_CONTROL.page,
    },
    body,
  };
}

/** The folder of the built console, and the contents of its `/config.json`. */
export interface BuiltConsole {
  readonly dist: string;
  readonly configuration: Readonly<Record<string, unknown>>;
}

/** Responds to a GET request for a built console: a file, the configuration, or the page for any other path. */
export async function respondWithStaticFile(
  { dist, configuration }: BuiltConsole,
  request: Pick<IncomingMessage, 'url' | 'headers'>,
): Promise<StaticResponse> {
  // Uses the path as sent, because URL parsing would resolve the `..` segments that must be rejected.
  const path = safePath((request.url ?? '/').replace(/[?#].*/, ''));
  if (path === null) return notFound();
  if (path === '/config.json') {
    return {
      status: 200,
      headers: {
        ...buildSecurityHeaders(),
        'content-type': 'application/json; charset=utf-8',
        'cache-control': CACHE_CONTROL.configuration,
      },
      // Adds this host to the image hosts, because uploads are served from this host.
      body: JSON.stringify({ imageHosts: [`http://${request.headers.host}`], ...configuration }),
    };
  }
  const acceptsPage = (request.headers.accept ?? '').includes('text/html');
  if (path === '/' || path === '/index.html') return page(dist);
  const found = await file(dist, path);
  if (found) return found;
  // Responds to a missing asset with 404 instead of the page, because an outdated tab would otherwise load the page as
  // a script.
  return acceptsPage && !path.startsWith('/assets/') ? page(dist) : notFound();
}
