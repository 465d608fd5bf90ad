import { expect, it, vi } from 'vitest';
import { EXAMPLE_ORIGIN, LOOKALIKE_ORIGINS } from '~/lib/fixtures/lookalike-origins';

type Rules = Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string>;

const installed = async (): Promise<[name: string, rules: Rules]> => {
  // Tests the rules of live builds, which are stricter than those of the development server.
  vi.stubEnv('MODE', 'production');
  vi.resetModules();
  const { installTrustedTypes } = await import('./trusted-types');
  vi.unstubAllEnvs();
  const createPolicy = vi.fn<(name: string, rules: Rules) => void>();
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.stubGlobal('location', new URL(`${EXAMPLE_ORIGIN}/acme/inboxes`));
  installTrustedTypes();
  expect(createPolicy).toHaveBeenCalledTimes(1);
  return createPolicy.mock.calls[0] ?? expect.fail('no policy was made');
};

it('the Trusted Types policy rejects markup and script text, and accepts script URLs only for the console’s own assets', async () => {
  const [name, { createHTML, createScript, createScriptURL }] = await installed();
  expect(name).toBe('default');
  expect(createHTML('.a{color:red}')).toBe('.a{color:red}');
  for (const text of ['<b>', 'a<', '<!--']) expect(() => createHTML(text)).toThrow(TypeError);
  for (const text of ['', '1', 'alert(1)']) expect(() => createScript(text)).toThrow(TypeError);
  expect(createScriptURL('/assets/text-worker-1.js')).toBe('/assets/text-worker-1.js');
  for (const text of [
    'https://evil.test/assets/a.js',
    '//evil.test/assets/a.js',
    ...LOOKALIKE_ORIGINS.map((origin) => `${origin}/assets/a.js`),
    '/uploads/a.js',
    '/src/main.tsx',
    '/mockServiceWorker.js',
    '/assets/..%2fv1%2ftenants%2fa.js',
    '/assets/../v1/tenants/a.js',
    '/assets/a.js/b',
    'data:,1',
    'blob:x',
  ])
    expect(() => createScriptURL(text), text).toThrow(TypeError);
});
