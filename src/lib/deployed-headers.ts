// The content security policy and the other response headers of every deployment. The reverse proxy, the static host,
// the sandbox's server and the deployment check use these definitions.

/**
 * Directives with the same value in every deployment. The directives with an origin, a hash or a nonce in their value
 * aren't included.
 */
export const FIXED_DIRECTIVES: Readonly<Record<string, string>> = {
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

/** Directives that differ between deployments. */
export const VARYING_DIRECTIVES = ['script-src', 'connect-src', 'img-src', 'style-src-elem'] as const;

/** Sources that the varying directives allow in addition to `'self'`. */
export interface PolicySources {
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
  readonly images: readonly string[];
  readonly styles: readonly string[];
}

/** Returns the value of the `Content-Security-Policy` header. */
export function buildContentPolicy({ scripts, connections, images, styles }: PolicySources): string {
  const directives = {
    'script-src': ["'self'", ...scripts],
    'connect-src': ["'self'", ...connections],
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    'style-src-elem': ["'self'", ...styles],
  };
  return Object.entries<string | readonly string[]>({ ...FIXED_DIRECTIVES, ...directives })
    .map(([name, sources]) => `${name} ${[sources].flat().join(' ')}`)
    .join('; ');
}

/**
 * Browser features that the console doesn't use, by their names in current browsers. Excludes `clipboard-read`, because
 * tests read the text that the console copied. Excludes the `local-network` features, because services may be on a
 * private network.
 */
const UNUSED_FEATURES = `
  accelerometer autoplay browsing-topics camera captured-surface-control compute-pressure
  cross-origin-isolated deferred-fetch deferred-fetch-minimal digital-credentials-create digital-credentials-get
  display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid identity-credentials-get
  idle-detection keyboard-map language-detector language-model local-fonts magnetometer
  media-playback-while-not-visible microphone midi on-device-speech-recognition otp-credentials payment
  picture-in-picture private-state-token-issuance private-state-token-redemption publickey-credentials-create
  publickey-credentials-get screen-wake-lock serial speaker-selection storage-access summarizer sync-xhr
  translator unload usb window-management xr-spatial-tracking
`;

/** Headers of every response in addition to the content security policy. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-embedder-policy': 'credentialless',
  'permissions-policy': UNUSED_FEATURES.trim()
    .split(/\s+/)
    .map((feature) => `${feature}=()`)
    .join(', '),
};

/** The value of `Strict-Transport-Security`. Send it only over TLS. */
export const STRICT_TRANSPORT_SECURITY = 'max-age=63072000; includeSubDomains';

/** Values of `Cache-Control` by kind of file. */
export const CACHE_CONTROL = {
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

const extractOrigins = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.filter((one) => /^https?:/i.test(one)).map((one) => new URL(one).origin)),
];

/**
 * Returns the origins that a configuration allows besides the console's own: its services, and the hosts of images in
 * articles.
 */
export const collectOrigins = ({ platformUrl, authUrl, assistantUrl, imageHosts }: Places) => ({
  connections: extractOrigins([platformUrl, authUrl, assistantUrl]),
  images: extractOrigins([platformUrl, ...imageHosts]),
});
