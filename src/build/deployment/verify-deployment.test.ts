// Tests the comparison of a deployment with its build. The comparison must find no difference in an unchanged
// deployment, and must find each change that a test makes.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { respondWithStaticFile, SERVED_CONFIGURATION, type StaticResponse } from '~/sandbox/static';
import { createManifest, MANIFEST_FILE, readManifest, writeManifest } from './build-manifest';
import { createViolationReportSettings } from './policy';
import { verifyDeployment } from './verify-deployment';

const createPage = (script: string) =>
  `<style nonce="__CSP_NONCE__">a{}</style><script>early();</script><div id="early"></div><script type="module" src="/${script}"></script>`;

const FILES: Readonly<Record<string, string>> = {
  'index.html': createPage('assets/main123.js'),
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/main123.js': 'start();',
  'assets/part123.js': 'export const part = 1;',
  'assets/worker.js': 'onmessage = () => {};',
  'assets/list123.css': '.list{color:red}',
  'assets/font123.woff2': 'font',
  // Files that aren't compared: the configuration differs in each deployment, and servers don't serve hidden folders.
  'config.json': '{}',
  '.vite/manifest.json': '{}',
  '.policy/policy.conf': '',
};

const dist = mkdtempSync(join(tmpdir(), 'console-verify-'));
for (const [path, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(dist, path)), { recursive: true });
  writeFileSync(join(dist, path), text);
}
const BUILD = createManifest(dist, 'abc123');
afterAll(() => rmSync(dist, { recursive: true }));

interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}
/** Changes a response in place. */
type Change = (reply: Reply, request: IncomingMessage) => void;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function serve(change: Change): Promise<string> {
  const console = { dist, configuration: SERVED_CONFIGURATION };
  const server = createServer(async (request, response) => {
    const { status, headers, body }: StaticResponse = await respondWithStaticFile(console, request);
    const reply: Reply = { status: request.method === 'GET' ? status : 405, headers: { ...headers }, body };
    change(reply, request);
    response.writeHead(reply.status, reply.headers).end(reply.body);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const at =
  (path: string, change: Change): Change =>
  (reply, request) => {
    if (request.url === path) change(reply, request);
  };
const withText = (path: string, from: string, to: string): Change =>
  at(path, (reply) => {
    reply.body = reply.body.toString().replace(from, to);
  });
const withHeader = (path: string, name: string, value: string): Change =>
  at(path, ({ headers }) => {
    headers[name] = value;
  });
const inPolicy = (path: string, from: string, to: string): Change =>
  at(path, ({ headers }) => {
    const policy = headers['content-security-policy'] ?? '';
    headers['content-security-policy'] = policy.replace(from, to);
  });
const found = (path: string): Change =>
  at(path, (reply) => Object.assign(reply, { status: 200, body: 'attack();' }));
const onlyFor =
  (encoding: string, change: Change): Change =>
  (reply, request) => {
    if (request.headers['accept-encoding'] === encoding) change(reply, request);
  };

const MAIN = '/assets/main123.js';

describe('verifying a deployment', () => {
  it('verify-deployment finds no difference between a build and its unchanged deployment', async () =>
    expect(await verifyDeployment(await serve(() => {}), BUILD)).toEqual([]));

  it.each<readonly [string, Change, string]>([
    ['a changed byte in a chunk', withText(MAIN, 'start', 'starT'), `${MAIN} has the expected 8 bytes, but`],
    ['code appended to a chunk', withText(MAIN, ';', ';steal();'), `${MAIN} is changed: it has 16 bytes`],
    [
      'a chunk that is only changed when it is compressed',
      onlyFor(
        'gzip',
        at(MAIN, (reply) => {
          reply.body = gzipSync('steal();');
          reply.headers['content-encoding'] = 'gzip';
        }),
      ),
      `${MAIN} has the expected 8 bytes, but`,
    ],
    [
      'a compressed chunk that can’t be decompressed',
      onlyFor('br', withHeader(MAIN, 'content-encoding', 'br')),
      `${MAIN} can’t be decompressed (br).`,
    ],
    ['a changed worker', withText('/assets/worker.js', '{}', '{1}'), '/assets/worker.js is changed'],
    ['a changed style sheet', withText('/assets/list123.css', 'red', 'tan'), '/assets/list123.css has the'],
    ['a changed font', withText('/assets/font123.woff2', 'o', 'O'), '/assets/font123.woff2 has the'],
    ['a changed icon', withText('/icon.svg', '/>', ' />'), '/icon.svg is changed'],
    [
      'a missing chunk',
      at('/assets/part123.js', (reply) => Object.assign(reply, { status: 404 })),
      '/assets/part123.js is missing.',
    ],
    [
      'the page in place of a chunk',
      at('/assets/part123.js', (reply) => Object.assign(reply, { body: FILES['index.html'] })),
      '/assets/part123.js is missing: the server returns the page instead.',
    ],
    [
      'a redirected chunk',
      at(MAIN, (reply) => Object.assign(reply, { status: 302 })),
      `${MAIN} returns the status 302`,
    ],
    [
      'two chunks whose contents are swapped',
      at(MAIN, (reply) => Object.assign(reply, { body: FILES['assets/part123.js'] })),
      `${MAIN} has the contents of /assets/part123.js.`,
    ],
    [
      'the page of another build',
      withText('/', MAIN, '/assets/main000.js'),
      '/ is the page of another build: it refers to assets/main000.js',
    ],
    [
      'a page with an added script',
      withText('/', '<div', '<script src="/assets/part123.js"></script><div'),
      '/ is changed',
    ],
    [
      'a page that is only changed at the address of a screen',
      withText('/acme/conversations/1042', '<div', '<p></p><div'),
      '/acme/conversations/1042 is changed',
    ],
    [
      'markup that is hidden in a nonce',
      at('/', (reply) => {
        const policy = reply.headers['content-security-policy'] ?? '';
        const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
        reply.headers['content-security-policy'] = policy.replaceAll(nonce, 'a"><b c="');
        reply.body = reply.body.toString().replaceAll(nonce, 'a"><b c="');
      }),
      '/ is changed',
    ],
    ['a stale page of a cache', withHeader('/', 'age', '86400'), '/ is stale'],
    ['a service worker that was added', found('/sw.js'), '/sw.js isn’t part of the build'],
    ['an added source map', found(`${MAIN}.map`), `${MAIN}.map isn’t part of the build`],
    ['an exposed environment file', found('/.env'), '/.env isn’t part of the build'],
    [
      'a chunk with another content type',
      withHeader(MAIN, 'content-type', 'text/html'),
      `${MAIN}: content-type is text/html, not javascript.`,
    ],
    [
      'a weaker security header of a chunk',
      withHeader('/assets/part123.js', 'cross-origin-resource-policy', 'cross-origin'),
      '/assets/part123.js: cross-origin-resource-policy is cross-origin, not same-origin.',
    ],
    [
      'a security header that the page lacks',
      at('/', ({ headers }) => delete headers['referrer-policy']),
      'The page: referrer-policy is missing, not no-referrer.',
    ],
    ['an added header', withHeader(MAIN, 'set-cookie', 'a=1'), `${MAIN}: has the header set-cookie`],
    [
      'a page whose policy allows scripts of another origin',
      inPolicy('/', "script-src 'self'", "script-src 'self' https://cdn.example.test"),
      'script-src allows https://cdn.example.test.',
    ],
    [
      'a worker whose policy allows connections to another origin',
      inPolicy('/assets/worker.js', "connect-src 'self'", "connect-src 'self' https://else.example.test"),
      '/assets/worker.js: the policy’s connect-src also allows https://else.example.test.',
    ],
    [
      'a page whose policy violations are reported to another host',
      at('/', ({ headers }) => {
        headers['content-security-policy'] += '; report-uri https://else.example.test';
      }),
      '/: the policy’s report-uri is https://else.example.test, not missing.',
    ],
    [
      'an added endpoint for reports',
      withHeader('/sign-in', 'reporting-endpoints', 'default="https://else.example.test"'),
      '/sign-in: has the header reporting-endpoints',
    ],
    [
      'a worker without a policy',
      at('/assets/worker.js', ({ headers }) => delete headers['content-security-policy']),
      '/assets/worker.js: the policy’s default-src is missing',
    ],
  ])('verify-deployment finds %s', async (_, change, sentence) => {
    const differences = await verifyDeployment(await serve(change), BUILD);
    expect(
      differences.filter((difference) => difference.startsWith(sentence) || difference.endsWith(sentence)),
    ).toHaveLength(1);
  });
});

describe('verifying a deployment with policy reports', () => {
  const REPORT_URL = 'https://reports.example.test/policy';
  const { directives, headers: added } = createViolationReportSettings(REPORT_URL);
  const withReports =
    (reported = directives, endpoint: object = added): Change =>
    ({ headers }) => {
      headers['content-security-policy'] += reported;
      Object.assign(headers, endpoint);
    };

  it('verify-deployment finds no difference if the deployment sends policy reports to the given URL', async () =>
    expect(await verifyDeployment(await serve(withReports()), BUILD, REPORT_URL)).toEqual([]));

  it.each<readonly [string, Change, string]>([
    ['no endpoint', withReports(directives, {}), 'reporting-endpoints is missing, not console='],
    ['no directive', withReports(''), 'report-uri is missing, not https://reports.example.test/policy.'],
    [
      'another URL',
      withReports(createViolationReportSettings('https://else.example.test').directives),
      'report-uri is https://else.example.test, not https://reports.example.test/policy.',
    ],
  ])(
    'verify-deployment finds %s when policy reports must go to the given URL',
    async (_, change, sentence) => {
      const differences = await verifyDeployment(await serve(change), BUILD, REPORT_URL);
      expect(differences.filter((difference) => difference.includes(sentence))).not.toEqual([]);
    },
  );
});

describe('the manifest of a build', () => {
  it('the manifest of a build lists the served files with their sizes, without the configuration and hidden folders', () =>
    expect(BUILD.files.map(({ path, size }) => [path, size])).toEqual(
      [
        'assets/font123.woff2',
        'assets/list123.css',
        'assets/main123.js',
        'assets/part123.js',
        'assets/worker.js',
        'icon.svg',
        'index.html',
      ].map((path) => [path, FILES[path]?.length]),
    ));

  it.each([
    ['abc123', 'abc123'],
    ['', null],
  ])('the manifest is written with the source commit %j and can be read again', (given, commit) => {
    writeManifest(dist, { SOURCE_COMMIT: given });
    expect(readManifest(join(dist, MANIFEST_FILE))).toEqual({ ...BUILD, commit });
  });

  it('a manifest without valid checksums is rejected', () => {
    const file = join(dist, '.build/wrong.json');
    writeFileSync(file, JSON.stringify({ commit: null, files: [{ path: 'a', size: 1, sha256: 'x' }] }));
    expect(() => readManifest(file)).toThrow('sha256');
  });
});
