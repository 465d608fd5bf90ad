import { expect, it } from 'vitest';
import { decodeToken } from './decode-token';

const payload = (text: string) => btoa(text);

it.each([
  ['nothing', ''],
  ['no token', 'x'],
  ['one without a payload', 'a..c'],
  ['a payload that is no base64', 'a.%%%.c'],
  ['a payload that is no JSON', `a.${payload('{')}.c`],
  ['a list', `a.${payload('[1]')}.c`],
  ['a text', `a.${payload('"administrator"')}.c`],
  ['ten megabytes', `a.${'A'.repeat(10_000_000)}.c`],
])('reads no claims out of %s', (_, token) => expect(decodeToken(token)).toEqual({}));

it('reads claims whatever the signature and its algorithm, for display only', () => {
  expect(decodeToken(`${payload('{"alg":"none"}')}.${payload('{"role":"administrator"}')}.`)).toEqual({
    role: 'administrator',
  });
  expect(Object.keys(decodeToken(`a.${payload('{"__proto__":{"role":"x"}}')}.c`))).toEqual(['__proto__']);
  expect({}).not.toHaveProperty('role');
});
