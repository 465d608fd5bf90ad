// What every answer that carries the console says, wherever it is deployed: the content policy and the other headers. The reverse
// proxy, the static host, the sandbox's server and the check of a deployment take it from here.

/** The directives that are the same wherever the console is deployed. The others name origins, a hash or a nonce. */
export const FIXED: Readonly<Record<string, string>> = {
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

/** What they name besides the console's own origin. */
export interface Sources {
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
  readonly images: readonly string[];
  readonly styles: readonly string[];
}

/** The text of the header. */
export function contentPolicy({ scripts, connections, images, styles }: Sources): string {
  const directives = {
    'script-src': ["'self'", ...scripts],
    'connect-src': ["'self'", ...connections],
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    'style-src-elem': ["'self'", ...styles],
  };
  return Object.entries<string | readonly string[]>({ ...FIXED, ...directives })
    .map(([name, sources]) => `${name} ${[sources].flat().join(' ')}`)
    .join('; ');
}

export const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** Over TLS only. */
export const TRANSPORT = 'max-age=63072000; includeSubDomains';

export const CACHE = {
  page: 'no-cache',
  asset: 'public, max-age=31536000, immutable',
  configuration: 'no-store',
} as const;

interface Places {
  readonly platformUrl: string;
  readonly authUrl: string;
  readonly assistantUrl: string;
  readonly imageHosts: readonly string[];
}

const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.filter((one) => /^https?:/i.test(one)).map((one) => new URL(one).origin)),
];

/** The other origins that a configuration leads to: its services, and where images are that the console shows. */
export const originsIn = ({ platformUrl, authUrl, assistantUrl, imageHosts }: Places) => ({
  connections: originsOf([platformUrl, authUrl, assistantUrl]),
  images: originsOf([platformUrl, ...imageHosts]),
});
