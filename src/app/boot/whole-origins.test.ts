// Every decision that depends on an origin compares the whole of it: scheme, host, and port.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { configurationSchema, setConfiguration } from '~/api/configuration';
import { readDashboardAddress } from '~/api/dashboard-address';
import { operationProblems } from '~/api/operation-rules';
import { imageHosts, noteImageHost, refusedImageHost, uploadedHosts } from '~/domain/image-hosts';
import { mayReachPlatform } from '~/features/campaigns/send/send-origin';
import { LOOKALIKES, ORIGIN } from '~/lib/fixtures/lookalike-origins';
import { imageSource } from '~/lib/markdown/safe-address';

const PLATFORM = { mode: 'live', platformUrl: 'https://api.test', authUrl: '', assistantUrl: '' };
const configure = (changes: object) =>
  setConfiguration(configurationSchema.parse({ ...PLATFORM, ...changes }));

/** Reports whether an image there is shown, by the rules in force. */
const isImageShown = (origin: string) =>
  imageSource(`${origin}/a.png`, imageHosts(uploadedHosts.get())).kind === 'allowed';

/** Each takes an origin, and reports whether it passes for `https://example.test`. */
const DECISIONS: Readonly<Record<string, (origin: string) => boolean>> = {
  'images of the platform': (origin) => {
    configure({ platformUrl: ORIGIN });
    return isImageShown(origin);
  },
  'images of a configured host': (origin) => {
    configure({ imageHosts: [ORIGIN] });
    return isImageShown(origin);
  },
  'images that were uploaded here': (origin) => {
    configure({});
    noteImageHost(`${ORIGIN}/b.png`);
    return isImageShown(origin);
  },
  'images of the console where it serves them': (origin) => {
    vi.stubGlobal('window', { location: new URL(`${origin}/acme`) });
    configure({ imageHosts: [ORIGIN] });
    return refusedImageHost() === null;
  },
  'addresses of the dashboard': (origin) =>
    readDashboardAddress(`${origin}/app/accounts/1/conversations/7`, {
      accountId: 1,
      dashboardUrl: ORIGIN,
    }) !== null,
  'the platform that campaigns are sent to': (origin) => mayReachPlatform(origin, `${ORIGIN}/acme`, false),
};

beforeEach(() => {
  uploadedHosts.set([]);
  vi.stubGlobal('window', { location: new URL('https://console.test/acme') });
});

describe.each(Object.entries(DECISIONS))('%s', (_, passes) => {
  it('accept the origin itself', () => expect(passes(ORIGIN)).toBe(true));
  it.each(LOOKALIKES)('refuse %s', (origin) => expect(passes(origin)).toBe(false));
});

it.each(['@evil.test/labels', '.evil.test/labels', ':444/labels', 'evil/labels'])(
  'refuses an operation that its path %s moves to another origin',
  (path) => {
    const configuration = configurationSchema.parse({ ...PLATFORM, platformUrl: ORIGIN });
    const operations = { 'labels.list': { method: 'GET' as const, path } };
    expect(operationProblems({ ...configuration, operations })).toHaveLength(1);
  },
);
