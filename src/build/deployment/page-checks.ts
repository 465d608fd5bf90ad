// Checks of a deployed page: its policy, headers and caching.
import { CACHE_CONTROL, FIXED_DIRECTIVES, SECURITY_HEADERS } from '~/lib/deployed-headers';
import { createScriptHash, INLINE_SCRIPT } from '../inlined';
import { type Directives, parsePolicy } from './policy';
import type { ProbeResponse } from './send-probe';

/**
 * A problem of a deployment. The level `weak` means that the deployment works, but is less secure or slower than it
 * could be.
 */
export interface DeploymentFinding {
  readonly level: 'wrong' | 'weak';
  readonly what: string;
  readonly mend: string;
}

export const createErrorFinding = (what: string, mend: string): DeploymentFinding => ({
  level: 'wrong',
  what,
  mend,
});
export const createWarningFinding = (what: string, mend: string): DeploymentFinding => ({
  level: 'weak',
  what,
  mend,
});

const TEMPLATE =
  'Use the add_header lines of deploy/nginx/console.conf.template, or the output of npm run headers.';

/** Checks the headers that every response must have. */
export function checkHeaders(where: string, { headers }: ProbeResponse): DeploymentFinding[] {
  return Object.entries(SECURITY_HEADERS).flatMap(([name, expected]) =>
    headers[name] === expected
      ? []
      : [
          createErrorFinding(
            `${where}: ${name} is ${String(headers[name] ?? 'missing')}, not ${expected}`,
            TEMPLATE,
          ),
        ],
  );
}

export const parseDirectives = ({ headers }: ProbeResponse): Directives =>
  parsePolicy(String(headers['content-security-policy'] ?? ''));

export const splitSources = (directive: string | undefined): string[] =>
  (directive ?? '').split(' ').filter(Boolean);

function scriptFindings(page: string, scripts: readonly string[]): DeploymentFinding[] {
  const hashes = [...page.matchAll(INLINE_SCRIPT)].map(([, script = '']) => createScriptHash(script));
  const lax = scripts.filter((source) => source !== "'self'" && !hashes.includes(source));
  return [
    ...(lax.length > 0
      ? [
          createErrorFinding(
            `script-src allows ${lax.join(' ')}`,
            'Allow only ’self’ and the hash in dist/.policy/policy.conf.',
          ),
        ]
      : []),
    ...hashes
      .filter((hash) => !scripts.includes(hash))
      .map(() =>
        createErrorFinding(
          'script-src blocks the inline script, so the page first appears in English and in the light theme',
          'The hash belongs to another build. Deploy dist/.policy, too, and reload the server.',
        ),
      ),
  ];
}

function styleFindings(
  page: ProbeResponse,
  again: ProbeResponse,
  styles: readonly string[],
): DeploymentFinding[] {
  if (styles.includes("'unsafe-inline'"))
    return [
      createWarningFinding(
        'style-src-elem allows inline styles',
        'A reverse proxy can add a new nonce to each page: deploy/README.md.',
      ),
    ];
  const nonceOf = (response: ProbeResponse) =>
    /'nonce-([^']+)'/.exec(parseDirectives(response)['style-src-elem'] ?? '')?.[1];
  const nonce = nonceOf(page);
  const mend =
    'Replace __CSP_NONCE__ in index.html with the nonce of the policy, a new one in each response.';
  if (nonce === undefined || !page.text.includes(`nonce="${nonce}"`))
    return [createErrorFinding('The page doesn’t contain the nonce in style-src-elem', mend)];
  if (nonce === nonceOf(again)) return [createErrorFinding('Two responses have the same nonce', mend)];
  return page.headers.etag || page.headers['last-modified']
    ? [
        createErrorFinding(
          'The page has an ETag or Last-Modified, so a cached copy would have an old nonce',
          'Turn off both for index.html.',
        ),
      ]
    : [];
}

/** Checks the page. `again` is the response to a second request for the page. Its nonce must be different. */
export function checkPage(page: ProbeResponse, again: ProbeResponse): DeploymentFinding[] {
  const directives = parseDirectives(page);
  const fixed = Object.entries(FIXED_DIRECTIVES).flatMap(([name, expected]) =>
    directives[name] === expected
      ? []
      : [
          createErrorFinding(
            `The policy’s ${name} is ${directives[name] ?? 'missing'}, not ${expected}`,
            TEMPLATE,
          ),
        ],
  );
  return [
    ...(page.status === 200 && String(page.headers['content-type']).includes('text/html')
      ? []
      : [
          createErrorFinding(
            `The page returns ${page.status}`,
            'Serve index.html for every path that isn’t a file.',
          ),
        ]),
    ...(page.headers['cache-control'] === CACHE_CONTROL.page
      ? []
      : [
          createErrorFinding(
            `The page’s Cache-Control is ${page.headers['cache-control'] ?? 'missing'}`,
            `Set it to ${CACHE_CONTROL.page}.`,
          ),
        ]),
    ...fixed,
    ...scriptFindings(page.text, splitSources(directives['script-src'])),
    ...styleFindings(page, again, splitSources(directives['style-src-elem'])),
    ...checkHeaders('The page', page),
  ];
}

/** Reports whether a directive allows requests to an origin. `self` is the console's origin. */
export const isOriginAllowed = (directive: string | undefined, origin: string, self: string): boolean =>
  splitSources(directive).some((source) =>
    source === "'self'" ? origin === self : URL.canParse(source) && new URL(source).origin === origin,
  );
