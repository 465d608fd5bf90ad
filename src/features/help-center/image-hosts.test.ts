// Whose images editor and preview show.
import { beforeEach, expect, it, vi } from 'vitest';
import { configurationSchema, setConfiguration } from '~/api/configuration';
import { imageHosts, noteImageHost, uploadedHosts } from './image-hosts';

const LIVE = { mode: 'live', authUrl: '', assistantUrl: '' };

beforeEach(() => vi.stubGlobal('window', { location: { href: 'https://console.example.test/acme' } }));

it("are the platform's, those that the configuration names, and those of this page's uploads", () => {
  setConfiguration(configurationSchema.parse({ ...LIVE, platformUrl: '' }));
  expect(imageHosts(uploadedHosts.get())).toEqual(['console.example.test']);
  const imageOrigins = ['https://Uploads.example.test', 'http://127.0.0.1:9000', 'https://api.example.test'];
  setConfiguration(
    configurationSchema.parse({ ...LIVE, platformUrl: 'https://api.example.test', imageHosts: imageOrigins }),
  );
  expect(imageHosts(uploadedHosts.get())).toEqual([
    'api.example.test',
    'uploads.example.test',
    '127.0.0.1:9000',
  ]);
  noteImageHost('https://files.example.test/1/tray.png');
  expect(imageHosts(uploadedHosts.get())).toContain('files.example.test');
});
