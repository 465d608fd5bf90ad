// `npm run verify-deployment -- https://console.example.test [--manifest FILE] [--reports URL]`: compares every file
// that a deployed console serves with the local build, or with the manifest of another build, and reports differences.
// Ignores the configuration, because it is different in each deployment. `--reports` is the URL that browsers report
// policy violations to, if the operator configured one. The command doesn't sign in and writes nothing.
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { FIXED_DIRECTIVES } from '~/lib/deployed-headers';
import {
  type BuildManifest,
  computeSha256,
  createManifest,
  readManifest,
  type ServedFile,
} from './build-manifest';
import { checkConsole } from './check-deployment';
import { checkHeaders, parseDirectives, splitSources } from './page-checks';
import { createViolationReportSettings, type Directives, parsePolicy } from './policy';
import { type ProbeResponse, sendProbe } from './send-probe';
import { HIDDEN_HEADERS } from './service-headers';

const PAGE = 'index.html';

/**
 * Paths that must serve the console's page. All are checked, because a server could serve a different page at one of
 * them.
 */
const PAGE_PATHS = ['/', '/index.html', '/sign-in', '/acme/conversations/1042'];

/**
 * Paths of files that attackers and careless builds often add. Other added files can't be found, because servers don't
 * list their files. A browser would load such a file only if a served file referred to it, and that served file would
 * then differ from the build.
 */
const EXTRA_PATHS = [
  ...['/sw.js', '/service-worker.js', '/mockServiceWorker.js', '/early.js', '/manifest.webmanifest'],
  ...['/robots.txt', '/crossdomain.xml', '/index.php', '/index.html.bak', '/config.js', '/package.json'],
  ...['/.env', '/.git/HEAD', '/.vite/manifest.json', '/.policy/policy.conf', '/.build/manifest.json'],
];

/** Maps each file extension to a part of the expected content type. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html',
  js: 'javascript',
  json: 'json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** The number of files that are requested at the same time. */
const PARALLEL = 6;

/** Returns the decompressed body, or null if it can't be decompressed. */
function decompress({ headers, body }: ProbeResponse): Buffer | null {
  const encoding = headers['content-encoding'] ?? 'identity';
  try {
    if (encoding === 'identity') return body;
    if (encoding === 'gzip') return gunzipSync(body);
    return encoding === 'br' ? brotliDecompressSync(body) : null;
  } catch {
    return null;
  }
}

/**
 * Replaces the nonce of the response with the build's placeholder. Accepts only characters that are valid in a nonce,
 * so that nothing else can be hidden in it.
 */
function restoreNonce(response: ProbeResponse, content: Buffer): Buffer {
  const styles = parseDirectives(response)['style-src-elem'] ?? '';
  const nonce = /'nonce-([\w+/=-]+)'/.exec(styles)?.[1];
  if (nonce === undefined) return content;
  // Decodes as latin1, which maps every byte to one character, so that encoding the text again restores all bytes.
  const text = content.toString('latin1').replaceAll(`nonce="${nonce}"`, 'nonce="__CSP_NONCE__"');
  return Buffer.from(text, 'latin1');
}

const listAssets = (page: string): string[] =>
  [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, path = '']) => path);

function describeDifference(
  content: Buffer,
  { path, size, sha256 }: ServedFile,
  build: BuildManifest,
): string {
  if (path === PAGE) {
    const known = new Set(build.files.map((file) => file.path));
    const foreign = listAssets(content.toString()).find((asset) => !known.has(asset));
    if (foreign)
      return `is the page of another build: it refers to ${foreign}, which isn’t part of this build.`;
  }
  const moved = build.files.find((file) => file.path !== path && file.sha256 === computeSha256(content));
  if (moved) return `has the contents of /${moved.path}.`;
  return content.length === size
    ? `has the expected ${size} bytes, but other contents (SHA-256 ${computeSha256(content)}, not ${sha256}).`
    : `is changed: it has ${content.length} bytes instead of ${size}.`;
}

/** Compares the body of a response with the expected file. */
function compareContent(
  address: string,
  response: ProbeResponse,
  file: ServedFile,
  build: BuildManifest,
): string[] {
  const { status, headers } = response;
  if (status === 404) return [`${address} is missing.`];
  if (status !== 200) return [`${address} returns the status ${status} instead of the file.`];
  const content = decompress(response);
  if (!content) return [`${address} can’t be decompressed (${headers['content-encoding']}).`];
  const plain = file.path === PAGE ? restoreNonce(response, content) : content;
  if (computeSha256(plain) === file.sha256) return [];
  if (file.path !== PAGE && plain.includes('id="early"'))
    return [`${address} is missing: the server returns the page instead.`];
  return [`${address} ${describeDifference(plain, file, build)}`];
}

const VARYING = ['script-src', 'connect-src', 'img-src'];

/** The build and the settings that the deployment should have. */
interface Expected {
  readonly build: BuildManifest;
  /** The response for `/`. `checkConsole` checks its policy. */
  readonly page: ProbeResponse;
  readonly reporting: ReturnType<typeof createViolationReportSettings> | null;
}

/**
 * Compares the policy of a served file with the policy of the page, because a worker runs under the policy of its
 * script file.
 */
function comparePolicy(address: string, response: ProbeResponse, { page, reporting }: Expected): string[] {
  const [own, expected] = [parseDirectives(response), parseDirectives(page)];
  const changed = Object.entries(FIXED_DIRECTIVES)
    .filter(([name, value]) => own[name] !== value)
    .map(([name, value]) => `${address}: the policy’s ${name} is ${own[name] ?? 'missing'}, not ${value}.`);
  const reports: Directives = reporting ? parsePolicy(reporting.directives) : {};
  const diverted = ['report-uri', 'report-to']
    .filter((name) => own[name] !== reports[name])
    .map(
      (name) =>
        `${address}: the policy’s ${name} is ${own[name] ?? 'missing'}, not ${reports[name] ?? 'missing'}.`,
    );
  const wider = VARYING.flatMap((name) => {
    const allowed = splitSources(expected[name]);
    const added = splitSources(own[name] ?? '*').filter((source) => !allowed.includes(source));
    return added.length > 0 ? [`${address}: the policy’s ${name} also allows ${added.join(' ')}.`] : [];
  });
  return [...changed, ...diverted, ...wider];
}

function compareHeaders(
  address: string,
  response: ProbeResponse,
  file: ServedFile,
  expected: Expected,
): string[] {
  const { headers } = response;
  const reportHeaders: Readonly<Record<string, string>> = expected.reporting?.headers ?? {};
  const type = CONTENT_TYPES[file.path.split('.').at(-1) ?? ''];
  const received = headers['content-type'] ?? 'missing';
  return [
    ...checkHeaders(address, response).map(({ what }) => `${what}.`),
    ...comparePolicy(address, response, expected),
    ...(type && !received.includes(type) ? [`${address}: content-type is ${received}, not ${type}.`] : []),
    ...HIDDEN_HEADERS.filter((name) => headers[name] !== reportHeaders[name]).map((name) =>
      reportHeaders[name] === undefined
        ? `${address}: has the header ${name}, which the build doesn’t need: ${String(headers[name])}.`
        : `${address}: ${name} is ${String(headers[name] ?? 'missing')}, not ${reportHeaders[name]}.`,
    ),
    ...(file.path === PAGE && Number(headers.age ?? 0) > 0
      ? [`${address} is stale: a cache returns a page that is ${headers.age} s old.`]
      : []),
  ];
}

/** Requests a file uncompressed and compressed, because servers can have separate files for both. */
async function compareFile(
  origin: string,
  path: string,
  file: ServedFile,
  expected: Expected,
): Promise<string[]> {
  const differences: string[] = [];
  for (const encoding of ['identity', 'gzip', 'br']) {
    const headers = { accept: file.path === PAGE ? 'text/html' : '*/*', 'accept-encoding': encoding };
    const response = await sendProbe(origin + path, { headers });
    differences.push(...compareContent(path, response, file, expected.build));
    if (response.status === 200) differences.push(...compareHeaders(path, response, file, expected));
  }
  return differences;
}

async function findExtra(origin: string, path: string): Promise<string[]> {
  const { status } = await sendProbe(origin + path);
  return status === 404 ? [] : [`${path} isn’t part of the build, but the server returns it with ${status}.`];
}

/** Runs tasks, a few at a time. */
async function runAll(tasks: readonly (() => Promise<string[]>)[]): Promise<string[]> {
  const found: string[][] = [];
  const waiting = tasks.entries();
  const work = async () => {
    for (const [index, task] of waiting) found[index] = await task();
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return found.flat();
}

/**
 * Returns one sentence for each difference. `reportUrl` is the configured URL for policy reports, or null. Throws if
 * there is no response for the page.
 */
export async function verifyDeployment(
  address: string,
  build: BuildManifest,
  reportUrl: string | null = null,
): Promise<readonly string[]> {
  const url = new URL(address);
  const { origin } = url;
  const page = await sendProbe(`${origin}/`, { headers: { accept: 'text/html' } });
  const expected = {
    build,
    page,
    reporting: reportUrl === null ? null : createViolationReportSettings(reportUrl),
  };
  const known = new Set(build.files.map(({ path }) => `/${path}`));
  const extra = [
    ...EXTRA_PATHS,
    ...[...known].flatMap((path) => (path.endsWith('.js') ? [`${path}.map`] : [])),
  ];
  const problems = (await checkConsole(url, page)).filter(({ level }) => level === 'wrong');
  const differences = await runAll([
    ...build.files.flatMap((file) =>
      (file.path === PAGE ? PAGE_PATHS : [`/${file.path}`]).map(
        (path) => () => compareFile(origin, path, file, expected),
      ),
    ),
    ...extra.filter((path) => !known.has(path)).map((path) => () => findExtra(origin, path)),
  ]);
  return [...new Set([...problems.map(({ what }) => `${what}.`), ...differences])];
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { manifest: { type: 'string' }, reports: { type: 'string' } },
    allowPositionals: true,
  });
  const [address = ''] = positionals;
  if (!/^https?:/.test(address) || !URL.canParse(address)) {
    console.error(
      'npm run verify-deployment -- https://console.example.test [--manifest FILE] [--reports URL]',
    );
    process.exitCode = 1;
    return;
  }
  const build = values.manifest ? readManifest(values.manifest) : createManifest('dist', null);
  const differences = await verifyDeployment(address, build, values.reports ?? null);
  for (const difference of differences) console.log(difference);
  const of = build.commit ? ` of commit ${build.commit}` : '';
  console.log(`${build.files.length} files${of} compared, ${differences.length} differences`);
  if (differences.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
