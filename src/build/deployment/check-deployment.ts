// `npm run check-deployment -- https://console.example.test`: sends anonymous requests to a deployed console and
// reports problems in the responses, each with a remedy. The command doesn't sign in and writes nothing.
import { pathToFileURL } from 'node:url';
import { CACHE_CONTROL } from '~/lib/deployed-headers';
import {
  checkHeaders,
  checkPage,
  createErrorFinding,
  createWarningFinding,
  type DeploymentFinding,
} from './page-checks';
import { type ProbeResponse, sendProbe } from './send-probe';
import { checkConfiguration } from './service-checks';

const isHere = ({ hostname }: URL) => hostname === 'localhost' || hostname === '127.0.0.1';

/**
 * Paths that don't exist or must not be served. The server must not respond to them with the console's page, and caches
 * must not store the response.
 */
const MISSING = [
  '/assets/gone-1.js',
  '/assets/index.js.map',
  '/mockServiceWorker.js',
  '/.git/config',
  '/.vite/manifest.json',
];

function missingFindings(path: string, { status, headers }: ProbeResponse): DeploymentFinding[] {
  if (status !== 404)
    return [
      createErrorFinding(
        `${path} returns ${status}`,
        'Respond with 404 for missing files. Otherwise browsers run or cache the page as a script.',
      ),
    ];
  return path.startsWith('/assets/') && /max-age=[1-9]/.test(headers['cache-control'] ?? '')
    ? [
        createErrorFinding(
          `${path} doesn’t exist, but the response may be cached`,
          'Set Cache-Control only for files that exist.',
        ),
      ]
    : [];
}

async function assetFindings(base: string, page: string): Promise<DeploymentFinding[]> {
  const [, path] = /<script[^>]+src="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
  if (!path)
    return [
      createErrorFinding(
        'The page doesn’t load a script of a build',
        'Serve the files that npm run build writes.',
      ),
    ];
  const probeResponse = await sendProbe(base + path, { headers: { 'accept-encoding': 'gzip, br' } });
  return [
    ...(probeResponse.status === 200 && /javascript/.test(probeResponse.headers['content-type'] ?? '')
      ? []
      : [
          createErrorFinding(
            `${path} returns ${probeResponse.status}, ${probeResponse.headers['content-type']}`,
            'Deploy all files of the build.',
          ),
        ]),
    ...(probeResponse.headers['cache-control'] === CACHE_CONTROL.asset
      ? []
      : [
          createWarningFinding(
            `${path} isn’t cached: ${probeResponse.headers['cache-control'] ?? 'no Cache-Control'}`,
            `Set Cache-Control: ${CACHE_CONTROL.asset}.`,
          ),
        ]),
    ...(probeResponse.headers['content-encoding']
      ? []
      : [createWarningFinding(`${path} isn’t compressed`, 'Turn on gzip or Brotli.')]),
    ...checkHeaders(path, probeResponse),
  ];
}

/** Checks that TLS is required: HSTS must be set, and plain HTTP must not serve the console. */
async function tlsFindings(url: URL, page: ProbeResponse): Promise<DeploymentFinding[]> {
  if (url.protocol !== 'https:')
    return isHere(url)
      ? []
      : [
          createErrorFinding(
            'The console is served without TLS',
            'Serve it over TLS: deploy/nginx/tls.conf.template.',
          ),
        ];
  const kept = /max-age=(\d+)/.exec(page.headers['strict-transport-security'] ?? '')?.[1];
  const plain = await sendProbe(`http://${url.hostname}/`).catch(() => null);
  const leads = plain === null || String(plain.headers.location).startsWith('https://');
  return [
    ...(Number(kept ?? 0) >= 31_536_000
      ? []
      : [
          createErrorFinding(
            'Strict-Transport-Security is missing or short',
            'Set it to max-age=63072000; includeSubDomains.',
          ),
        ]),
    ...(leads
      ? []
      : [
          createErrorFinding(
            `http://${url.hostname}/ doesn’t redirect to https`,
            'Add a redirect: deploy/nginx/tls.conf.template.',
          ),
        ]),
  ];
}

const AS_BROWSER = { headers: { accept: 'text/html' } };

/**
 * Returns the problems of a deployed console, except those of its configuration and services. `page` is the response to
 * a request for `/`.
 */
export async function checkConsole(url: URL, page: ProbeResponse): Promise<readonly DeploymentFinding[]> {
  const { origin } = url;
  const again = await sendProbe(`${origin}/`, AS_BROWSER);
  const screen = await sendProbe(`${origin}/acme/conversations/1042`, AS_BROWSER);
  const missing: DeploymentFinding[] = [];
  for (const path of MISSING) missing.push(...missingFindings(path, await sendProbe(origin + path)));
  const trace = await sendProbe(`${origin}/`, { method: 'TRACE' });
  return [
    ...checkPage(page, again),
    ...(screen.status === 200 && screen.text.includes('id="early"')
      ? []
      : [
          createErrorFinding(
            `The URL of a page of the console returns ${screen.status}`,
            'Serve index.html with 200 for every path that isn’t a file.',
          ),
        ]),
    ...(await assetFindings(origin, page.text)),
    ...missing,
    ...(trace.status === 200
      ? [createErrorFinding('The server accepts TRACE', 'Reject TRACE requests.')]
      : []),
    ...(/\d/.test(String(page.headers.server ?? ''))
      ? [
          createWarningFinding(
            'The Server header includes the version',
            'Remove the version: server_tokens off.',
          ),
        ]
      : []),
    ...(await tlsFindings(url, page)),
  ];
}

/** Returns the problems of a deployment. Throws if there is no response for the page. */
export async function checkDeployment(address: string): Promise<readonly DeploymentFinding[]> {
  const url = new URL(address);
  const page = await sendProbe(`${url.origin}/`, AS_BROWSER);
  return [
    ...(await checkConsole(url, page)),
    ...(await checkConfiguration(await sendProbe(`${url.origin}/config.json`), page, url.origin)),
  ];
}

async function main([address]: readonly string[]): Promise<void> {
  if (!address || !/^https?:/.test(address) || !URL.canParse(address)) {
    console.error('npm run check-deployment -- https://console.example.test');
    process.exitCode = 1;
    return;
  }
  const findings = await checkDeployment(address);
  for (const { level, what, mend } of findings)
    console.log(`${level === 'wrong' ? 'WRONG' : 'weak '}  ${what}\n       ${mend}`);
  const count = findings.filter(({ level }) => level === 'wrong').length;
  console.log(`${count} wrong, ${findings.length - count} weak`);
  if (count > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(process.argv.slice(2));
