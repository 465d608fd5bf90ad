// Reads a content policy, and writes the two profiles of it that a deployment can take: a file for nginx, and a `_headers` file.
import { buildContentPolicy, CACHE, HEADERS, TRANSPORT } from '../../lib/deployed-headers.ts';

export type Directives = Readonly<Record<string, string>>;

/** A content policy by its directives. */
export const directivesOf = (policy: string): Directives =>
  Object.fromEntries(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...values]) => [name.toLowerCase(), values.join(' ')]),
  );

/**
 * For nginx: the policy as a variable, with the hash of the page's script and a nonce of each answer. `$console_connections` and
 * `$console_images` are what `deploy/nginx/prepare.sh` finds in the configuration.
 */
export const nginxPolicy = (hash: string): string =>
  `map "" $console_policy {
    default "${buildContentPolicy({
      scripts: [hash],
      connections: ['$console_connections'],
      images: ['$console_images'],
      styles: ["'nonce-$request_id'"],
    })}";
}
`;

/** For a static host, which can't make a nonce: the same but for that. */
export function headersFile(
  hash: string,
  origins: { readonly connections: readonly string[]; readonly images: readonly string[] },
): string {
  const policy = buildContentPolicy({ scripts: [hash], ...origins, styles: ["'unsafe-inline'"] });
  const everywhere = {
    'content-security-policy': policy,
    ...HEADERS,
    'strict-transport-security': TRANSPORT,
    'cache-control': CACHE.page,
  };
  const lines = Object.entries(everywhere).map(([name, value]) => `  ${name}: ${value}`);
  const kept = (path: string, value: string) => [path, '  ! cache-control', `  cache-control: ${value}`];
  return [
    '/*',
    ...lines,
    ...kept('/assets/*', CACHE.asset),
    ...kept('/config.json', CACHE.configuration),
    '',
  ].join('\n');
}
