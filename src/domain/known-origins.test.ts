import { expect, it, vi } from 'vitest';
import { configurationSchema, setConfiguration } from '~/api/configuration';
import { listKnownOrigins } from './known-origins';

it('the known origins are those of the console, the services, the dashboards and `knownHosts`, not those of images', () => {
  vi.stubGlobal('window', { location: new URL('https://console.example.test/acme') });
  setConfiguration(
    configurationSchema.parse({
      mode: 'live',
      platformUrl: 'https://api.example.test:8443/platform',
      authUrl: '/auth',
      assistantUrl: '',
      workspaces: [
        { slug: 'acme', name: 'Acme', instance: 1, accountId: 1, dashboardUrl: 'https://app.example.test' },
        { slug: 'other', name: 'Other', instance: 1, accountId: 2 },
      ],
      imageHosts: ['https://uploads.example.test'],
      knownHosts: ['https://www.example.test'],
    }),
  );
  expect([...new Set(listKnownOrigins())]).toEqual([
    'https://console.example.test',
    'https://api.example.test:8443',
    'https://www.example.test',
    'https://app.example.test',
  ]);
});
