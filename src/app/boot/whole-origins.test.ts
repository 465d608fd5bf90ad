// Tests that every decision based on a web origin compares the scheme, the host and the port.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { configurationSchema, setConfiguration } from '~/api/configuration';
import { parseDashboardAddress } from '~/api/dashboard-address';
import { findOperationProblems } from '~/api/operation-rules';
import { getBlockedImageHost, imageUploadHosts, listImageHosts, storeImageHost } from '~/domain/image-hosts';
import { isSendOriginAllowed } from '~/features/campaigns/send/send-origin';
import { EXAMPLE_ORIGIN, LOOKALIKE_ORIGINS } from '~/lib/fixtures/lookalike-origins';
import { resolveImageSource } from '~/lib/markdown/safe-address';

const PLATFORM = { mode: 'live', platformUrl: 'https://api.test', authUrl: '', assistantUrl: '' };
const configure = (changes: object) =>
  setConfiguration(configurationSchema.parse({ ...PLATFORM, ...changes }));

/** Reports whether an image from the origin is shown with the current configuration and uploads. */
const isImageShown = (origin: string) =>
  resolveImageSource(`${origin}/a.png`, listImageHosts(imageUploadHosts.get())).kind === 'allowed';

/**
 * The console's checks of web origins. Each function reports whether its check accepts the origin if
 * `https://example.test` is allowed.
 */
const DECISIONS: Readonly<Record<string, (origin: string) => boolean>> = {
  'images of the platform': (origin) => {
    configure({ platformUrl: EXAMPLE_ORIGIN });
    return isImageShown(origin);
  },
  'images of a configured host': (origin) => {
    configure({ imageHosts: [EXAMPLE_ORIGIN] });
    return isImageShown(origin);
  },
  'images that were uploaded here': (origin) => {
    configure({});
    storeImageHost(`${EXAMPLE_ORIGIN}/b.png`);
    return isImageShown(origin);
  },
  'images of the console where it serves them': (origin) => {
    vi.stubGlobal('window', { location: new URL(`${origin}/acme`) });
    configure({ imageHosts: [EXAMPLE_ORIGIN] });
    return getBlockedImageHost() === null;
  },
  'addresses of the dashboard': (origin) =>
    parseDashboardAddress(`${origin}/app/accounts/1/conversations/7`, {
      accountId: 1,
      dashboardUrl: EXAMPLE_ORIGIN,
    }) !== null,
  'the platform that campaigns are sent to': (origin) =>
    isSendOriginAllowed(origin, `${EXAMPLE_ORIGIN}/acme`, false),
};

beforeEach(() => {
  imageUploadHosts.set([]);
  vi.stubGlobal('window', { location: new URL('https://console.test/acme') });
});

describe.each(Object.entries(DECISIONS))('check of the web origin of %s', (_, passes) => {
  it('accepts the configured web origin', () => expect(passes(EXAMPLE_ORIGIN)).toBe(true));
  it.each(LOOKALIKE_ORIGINS)('rejects %s, which only resembles the configured web origin', (origin) =>
    expect(passes(origin)).toBe(false),
  );
});

it.each(['@evil.test/labels', '.evil.test/labels', ':444/labels', 'evil/labels'])(
  'rejects an API operation if its path %s would change the web origin of the request',
  (path) => {
    const configuration = configurationSchema.parse({ ...PLATFORM, platformUrl: EXAMPLE_ORIGIN });
    const operations = { 'labels.list': { method: 'GET' as const, path } };
    expect(findOperationProblems({ ...configuration, operations })).toHaveLength(1);
  },
);
