import { beforeEach, expect, it, vi } from 'vitest';
import { configurationSchema, setConfiguration } from '~/api/configuration';
import { session } from '~/session/session';
import { announceSignOuts } from './announce-sign-out';

const fetched = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));

beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', new URL('https://console.test/acme'));
});

function signInAndOut(configured: object): void {
  const urls = { platformUrl: '', authUrl: '', assistantUrl: '' };
  setConfiguration(configurationSchema.parse({ mode: 'live', ...urls, ...configured }));
  const stop = announceSignOuts();
  session.start('ana@acme.test', { id_token: 'e30.e30.', expires_in: 3600 });
  session.lock();
  expect(fetched).not.toHaveBeenCalled();
  session.signOut();
  session.signOut();
  stop();
}

it('a sign-out requests the configured path once, with credentials, so that browsers apply Clear-Site-Data', () => {
  signInAndOut({ signOutPath: '/signed-out' });
  expect(fetched.mock.calls).toEqual([
    ['https://console.test/signed-out', { method: 'POST', credentials: 'same-origin', keepalive: true }],
  ]);
});

it('a sign-out requests nothing if no path is configured', () => {
  signInAndOut({});
  expect(fetched).not.toHaveBeenCalled();
});

it('a sign-out never requests another origin', () => {
  signInAndOut({ signOutPath: '//other.example.test/' });
  expect(fetched.mock.lastCall).toEqual(['https://console.test//other.example.test/', expect.anything()]);
});
