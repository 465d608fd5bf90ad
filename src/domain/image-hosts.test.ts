// Tests which image origins the editor and the preview allow.
import { beforeEach, expect, it, vi } from 'vitest';
import { configurationSchema, setConfiguration } from '~/api/configuration';
import { getBlockedImageHost, imageUploadHosts, listImageHosts, storeImageHost } from './image-hosts';

const LIVE = { mode: 'live', authUrl: '', assistantUrl: '' };

beforeEach(() => vi.stubGlobal('window', { location: new URL('https://console.example.test/acme') }));

it('listImageHosts includes the origins of the platform, the configuration and uploads from this browser', () => {
  const imageOrigins = ['https://Uploads.example.test', 'http://127.0.0.1:9000', 'https://api.example.test'];
  setConfiguration(
    configurationSchema.parse({ ...LIVE, platformUrl: 'https://api.example.test', imageHosts: imageOrigins }),
  );
  expect(listImageHosts(imageUploadHosts.get())).toEqual([
    'https://api.example.test',
    'https://uploads.example.test',
    'http://127.0.0.1:9000',
  ]);
  expect(getBlockedImageHost()).toBe('console.example.test');
  storeImageHost('https://files.example.test/1/tray.png');
  expect(listImageHosts(imageUploadHosts.get())).toContain('https://files.example.test');
});

it('storeImageHost stores the 20 newest upload origins for the next visit', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  for (let host = 1; host <= 25; host += 1) storeImageHost(`https://${host}.example.test/tray.png`);
  storeImageHost('https://10.example.test/cup.png');
  vi.resetModules();
  const { imageUploadHosts: nextVisit } = await import('./image-hosts');
  expect(nextVisit.get()).toEqual(imageUploadHosts.get());
  expect(nextVisit.get()).toHaveLength(20);
  expect(nextVisit.get().at(-1)).toBe('https://10.example.test');
  stored.set('console-image-hosts', '["files.example.test"]');
  vi.resetModules();
  const { imageUploadHosts: fromFormerBuild } = await import('./image-hosts');
  expect(fromFormerBuild.get()).toEqual(['https://files.example.test']);
  for (const broken of ['{', '{}', '[1, null]']) {
    stored.set('console-image-hosts', broken);
    vi.resetModules();
    expect((await import('./image-hosts')).imageUploadHosts.get(), broken).toEqual([]);
  }
  vi.unstubAllGlobals();
});

it('listImageHosts includes the console’s own origin only in sandbox mode or if it is configured as an image host', () => {
  setConfiguration(configurationSchema.parse({ ...LIVE, platformUrl: '/platform' }));
  expect(listImageHosts(['https://console.example.test'])).toEqual([]);
  expect(getBlockedImageHost()).toBe('console.example.test');
  const own = ['https://console.example.test'];
  setConfiguration(configurationSchema.parse({ ...LIVE, platformUrl: '', imageHosts: own }));
  expect(listImageHosts([])).toEqual(['https://console.example.test']);
  expect(getBlockedImageHost()).toBeNull();
  setConfiguration(configurationSchema.parse({ ...LIVE, mode: 'sandbox', platformUrl: '' }));
  expect(listImageHosts([])).toEqual(['https://console.example.test']);
});
