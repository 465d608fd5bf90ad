import { expect, it, vi } from 'vitest';
import { installTrustedTypes } from './trusted-types';

type Rules = Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string>;

const installed = (): [name: string, rules: Rules] => {
  const createPolicy = vi.fn<(name: string, rules: Rules) => void>();
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.stubGlobal('location', new URL('https://console.test/acme/inboxes'));
  installTrustedTypes();
  expect(createPolicy).toHaveBeenCalledTimes(1);
  return createPolicy.mock.calls[0] ?? expect.fail('no policy was made');
};

it('makes no markup and no script out of text, and takes scripts of its own assets only', () => {
  const [name, { createHTML, createScript, createScriptURL }] = installed();
  expect(name).toBe('default');
  expect(createHTML('.a{color:red}')).toBe('.a{color:red}');
  for (const text of ['<b>', 'a<', '<!--']) expect(() => createHTML(text)).toThrow(TypeError);
  for (const text of ['', '1', 'alert(1)']) expect(() => createScript(text)).toThrow(TypeError);
  expect(createScriptURL('/assets/text-worker-1.js')).toBe('/assets/text-worker-1.js');
  for (const text of [
    'https://evil.test/assets/a.js',
    '//evil.test/assets/a.js',
    '/uploads/a.js',
    'data:,1',
    'blob:x',
  ])
    expect(() => createScriptURL(text), text).toThrow(TypeError);
});
