// The response headers that a service on the console's origin must not send, because browsers would apply them to the
// console.

/**
 * The names of the headers that the proxy removes, in lower case. In addition, the proxy replaces the headers in
 * `SECURITY_HEADERS` and the headers for policy, HSTS and caching.
 */
export const HIDDEN_HEADERS: readonly string[] = [
  'set-cookie',
  'clear-site-data',
  'refresh',
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'access-control-allow-headers',
  'access-control-allow-methods',
  'access-control-expose-headers',
  'access-control-max-age',
  // Headers that make a browser send requests, reports or credentials automatically.
  'link',
  'nel',
  'report-to',
  'reporting-endpoints',
  'speculation-rules',
  'www-authenticate',
  'set-login',
  'secure-session-registration',
  'sourcemap',
  'x-sourcemap',
  'x-dns-prefetch-control',
  // Headers that set permissions and settings of the origin.
  'accept-ch',
  'critical-ch',
  'alt-svc',
  'service-worker-allowed',
  'timing-allow-origin',
  'origin-trial',
  'origin-agent-cluster',
  'use-as-dictionary',
  'feature-policy',
  'document-policy',
  'integrity-policy',
  'content-security-policy-report-only',
  'cross-origin-embedder-policy-report-only',
  'cross-origin-opener-policy-report-only',
  'document-policy-report-only',
  'integrity-policy-report-only',
  'permissions-policy-report-only',
];
