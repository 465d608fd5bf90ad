// Parses the content security policy, and creates the files that contain it: nginx configuration for the reverse proxy,
// and a `_headers` file for a static host.
import {
  buildContentPolicy,
  CACHE_CONTROL,
  SECURITY_HEADERS,
  STRICT_TRANSPORT_SECURITY,
} from '../../lib/deployed-headers.ts';

export type Directives = Readonly<Record<string, string>>;

/** Splits a content security policy into directives. */
export const parsePolicy = (policy: string): Directives =>
  Object.fromEntries(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...values]) => [name.toLowerCase(), values.join(' ')]),
  );

/**
 * Returns nginx configuration that defines the policy as a variable, with the hash of the page's script and a new nonce
 * for each response. `deploy/nginx/prepare.sh` sets `$console_connections` and `$console_images` from the
 * configuration.
 */
export const createNginxPolicy = (hash: string): string =>
  `map "" $console_policy {
    default "${buildContentPolicy({
      scripts: [hash],
      connections: ['$console_connections'],
      images: ['$console_images'],
      styles: ["'nonce-$request_id'"],
    })}";
}
`;

/** Reports whether a URL can be inserted into the policy and into a header without changing their structure. */
export const isSafePolicyUrl = (url: string): boolean => /^https:\/\/[\w.~:/-]+$/.test(url);

/**
 * Returns the policy directives and the header that make browsers report violations of the policy to a URL. Firefox
 * supports only the directive `report-uri`.
 */
export const createViolationReportSettings = (url: string) => ({
  directives: `; report-uri ${url}; report-to console`,
  headers: { 'reporting-endpoints': `console="${url}"` },
});

/**
 * Returns the `_headers` file with the policy for a static host, which can't generate a nonce. If `reportUrl` is given,
 * browsers report violations of the policy to it.
 */
export function createHeadersFile(
  hash: string,
  origins: { readonly connections: readonly string[]; readonly images: readonly string[] },
  reportUrl?: string,
): string {
  const policy = buildContentPolicy({ scripts: [hash], ...origins, styles: ["'unsafe-inline'"] });
  const reporting = reportUrl ? createViolationReportSettings(reportUrl) : { directives: '', headers: {} };
  const everywhere = {
    'content-security-policy': policy + reporting.directives,
    ...reporting.headers,
    ...SECURITY_HEADERS,
    'strict-transport-security': STRICT_TRANSPORT_SECURITY,
    'cache-control': CACHE_CONTROL.page,
  };
  const lines = Object.entries(everywhere).map(([name, value]) => `  ${name}: ${value}`);
  const kept = (path: string, value: string) => [path, '  ! cache-control', `  cache-control: ${value}`];
  return [
    '/*',
    ...lines,
    ...kept('/assets/*', CACHE_CONTROL.asset),
    ...kept('/config.json', CACHE_CONTROL.configuration),
    '',
  ].join('\n');
}
