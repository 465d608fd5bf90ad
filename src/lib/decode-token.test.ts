import { expect, it } from 'vitest';
import { decodeToken } from './decode-token';

const payload = (text: string) => btoa(text);

it.each([
  ['an empty text', ''],
  ['a text without dots', 'x'],
  ['a token without a payload', 'a..c'],
  ["a payload that isn't base64", 'a.%%%.c'],
  ["a payload that isn't JSON", `a.${payload('{')}.c`],
  ['a payload that is a list', `a.${payload('[1]')}.c`],
  ['a payload that is a string', `a.${payload('"administrator"')}.c`],
  ['a payload of ten megabytes', `a.${'A'.repeat(10_000_000)}.c`],
])('decodeToken returns no claims for %s', (_, token) => expect(decodeToken(token)).toEqual({}));

it('decodeToken returns the claims without checking the signature or its algorithm', () => {
  expect(decodeToken(`${payload('{"alg":"none"}')}.${payload('{"role":"administrator"}')}.`)).toEqual({
    role: 'administrator',
  });
  expect(Object.keys(decodeToken(`a.${payload('{"__proto__":{"role":"x"}}')}.c`))).toEqual(['__proto__']);
  expect({}).not.toHaveProperty('role');
});
