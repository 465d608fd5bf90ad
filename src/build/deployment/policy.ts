// What every answer of a deployment carries: the content policy and the other headers, for both profiles of deploy/.

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

/** The directives that are the same wherever the console is deployed. The others name origins, a hash or a nonce. */
export const FIXED: Directives = {
  'default-src': "'none'",
  'font-src': "'self'",
  'style-src-attr': "'none'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'form-action': "'none'",
  'frame-src': "'none'",
  'frame-ancestors': "'none'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default',
};

/** The directives that differ from one deployment to another. */
export const VARYING = ['script-src', 'connect-src', 'img-src', 'style-src-elem'] as const;

export const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

export const CACHE = {
  page: 'no-cache',
  asset: 'public, max-age=31536000, immutable',
  configuration: 'no-store',
} as const;
