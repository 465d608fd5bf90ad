// Checks that both deployment profiles in deploy/, the reverse proxy and the static host, meet the requirements of
// every deployment and differ only as documented.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GUARD_HEADER } from '~/api/http/repeat-guard';
import {
  CACHE_CONTROL,
  collectOrigins,
  FIXED_DIRECTIVES,
  SECURITY_HEADERS,
  STRICT_TRANSPORT_SECURITY,
  VARYING_DIRECTIVES,
} from '~/lib/deployed-headers';
import { readHeadersFile, resolveHeaders } from './headers-file';
import { createHeadersFile, createNginxPolicy, isSafePolicyUrl, parsePolicy } from './policy';
import { HIDDEN_HEADERS } from './service-headers';

const HASH = "'sha256-abc='";
const example: Parameters<typeof collectOrigins>[0] = {
  platformUrl: 'https://api.example.test/base',
  authUrl: 'https://AUTH.example.test:443',
  assistantUrl: '',
  imageHosts: ['https://uploads.example.test', 'https://api.example.test'],
};

const fixedOf = (headers: Readonly<Record<string, string>>) => {
  const {
    'strict-transport-security': transport,
    'cache-control': _,
    'content-security-policy': policy = '',
    'reporting-endpoints': reporting,
    'clear-site-data': clearing,
    // Excludes this header from the comparison. It announces that repeated requests are rejected, which only the
    // reverse proxy can do.
    [GUARD_HEADER]: _guard,
    ...fixed
  } = headers;
  return { fixed, transport, policy, reporting, clearing };
};

const blocks = readHeadersFile(createHeadersFile(HASH, collectOrigins(example)));
const still = fixedOf(resolveHeaders(blocks, '/'));
const template = readFileSync('deploy/nginx/console.conf.template', 'utf8');
const proxy = fixedOf(
  Object.fromEntries(
    [...template.matchAll(/^\s+add_header ([\w-]+) "?(.*?)"? always;$/gm)].map(
      ([, name = '', value = '']) => [name.toLowerCase(), value],
    ),
  ),
);
const [, nginxText = ''] =
  /\$console_policy \{\n {4}default "([^"]*)";\n\}/.exec(createNginxPolicy(HASH)) ?? [];
const policies = { still: parsePolicy(still.policy), proxy: parsePolicy(nginxText) };

describe.each([
  ['the static profile', still.fixed, policies.still],
  ['the reverse proxy', proxy.fixed, policies.proxy],
])('%s', (_, fixed, directives) => {
  it('the hosting profile sends the headers that are required for every deployment', () =>
    expect(fixed).toEqual(SECURITY_HEADERS));

  it('the hosting profile has exactly the policy directives that are required for every deployment', () => {
    expect(directives).toMatchObject(FIXED_DIRECTIVES);
    expect(Object.keys(directives).toSorted()).toEqual(
      [...Object.keys(FIXED_DIRECTIVES), ...VARYING_DIRECTIVES].toSorted(),
    );
  });
});

describe('the two profiles', () => {
  it('the policies of the two hosting profiles differ only in hosts, hash and nonce', () => {
    expect(proxy.policy).toBe('$console_policy$console_reports');
    expect(VARYING_DIRECTIVES.map((name) => [policies.proxy[name], policies.still[name]])).toEqual([
      [`'self' ${HASH}`, `'self' ${HASH}`],
      ["'self' $console_connections", "'self' https://api.example.test https://auth.example.test"],
      [
        "'self' data: blob: $console_images",
        "'self' data: blob: https://api.example.test https://uploads.example.test",
      ],
      ["'self' 'nonce-$request_id'", "'self' 'unsafe-inline'"],
    ]);
  });

  it('both hosting profiles report violations of the policy only if a URL for reports is configured', () => {
    const url = 'https://reports.example.test/policy';
    const reported = resolveHeaders(
      readHeadersFile(createHeadersFile(HASH, collectOrigins(example), url)),
      '/assets/a.js',
    );
    expect(reported['reporting-endpoints']).toBe(`console="${url}"`);
    expect(parsePolicy(reported['content-security-policy'] ?? '')).toEqual({
      ...policies.still,
      'report-uri': url,
      'report-to': 'console',
    });
    expect([still.reporting, proxy.reporting]).toEqual([undefined, '$console_report_endpoint']);
  });

  it.each([
    ['https://reports.example.test:8443/a/b-c_d~1', true],
    ['http://reports.example.test', false],
    ['https://a.test; script-src *', false],
    ['https://a.test"', false],
    ['https://a.test\n', false],
  ])('isSafePolicyUrl accepts only plain https URLs: %j', (url, expected) =>
    expect(isSafePolicyUrl(url)).toBe(expected),
  );

  it('only the reverse proxy can clear data at sign-out, and only in its response to /signed-out', () => {
    expect([still.clearing, proxy.clearing]).toEqual([undefined, '$console_clearing']);
    expect(template).toContain('location = /signed-out { return 204; }');
  });

  it('the two hosting profiles have the same HSTS duration', () => {
    expect(proxy.transport).toBe('$console_hsts');
    expect(template).toContain(`"${STRICT_TRANSPORT_SECURITY}"`);
    expect(still.transport).toBe(STRICT_TRANSPORT_SECURITY);
  });

  it('the two hosting profiles send the same caching headers', () => {
    const kept = ['/', '/acme/inboxes', '/assets/a.js', '/config.json'].map(
      (path) => resolveHeaders(blocks, path)['cache-control'],
    );
    expect(kept).toEqual([
      CACHE_CONTROL.page,
      CACHE_CONTROL.page,
      CACHE_CONTROL.asset,
      CACHE_CONTROL.configuration,
    ]);
    for (const value of Object.values(CACHE_CONTROL)) expect(template).toContain(`"${value}";`);
  });
});

it('the proxy removes service response headers that it sets itself or that affect the whole origin', () => {
  const hidden = [...template.matchAll(/^ +proxy_hide_header ([\w-]+);$/gm)].map(([, name = '']) =>
    name.toLowerCase(),
  );
  const own = [
    'content-security-policy',
    'strict-transport-security',
    'cache-control',
    GUARD_HEADER,
    ...Object.keys(SECURITY_HEADERS),
  ];
  expect(hidden.toSorted()).toEqual([...own, ...HIDDEN_HEADERS].toSorted());
});
