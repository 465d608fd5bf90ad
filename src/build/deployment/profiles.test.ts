// The two profiles of deploy/: both say what every deployment has to, and differ only where the document says so.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CACHE, directivesOf, FIXED, HEADERS, VARYING } from './policy';

/** The blocks of a `_headers` file: a path, and the headers below it; a name after `!` is taken away first. */
function headersFile(text: string): Record<string, Record<string, string>> {
  const blocks: Record<string, Record<string, string>> = {};
  let block: Record<string, string> = {};
  for (const line of text.split('\n').filter((one) => one.trim() !== '' && !one.startsWith('#'))) {
    const [, name = '', value = ''] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (/^\S/.test(line)) {
      block = {};
      blocks[line.trim()] = block;
    } else if (name) block[name.toLowerCase()] = value;
    else expect(line).toMatch(/^\s+! [\w-]+$/);
  }
  return blocks;
}

const fixedOf = (headers: Readonly<Record<string, string>>) => {
  const {
    'strict-transport-security': transport,
    'cache-control': _,
    'content-security-policy': policy = '',
    ...fixed
  } = headers;
  return { fixed, transport, directives: directivesOf(policy) };
};

const blocks = headersFile(readFileSync('deploy/static/_headers', 'utf8'));
const still = fixedOf(blocks['/*'] ?? {});
const template = readFileSync('deploy/nginx/console.conf.template', 'utf8');
const proxy = fixedOf(
  Object.fromEntries(
    [...template.matchAll(/^\s+add_header ([\w-]+) "?(.*?)"? always;$/gm)].map(
      ([, name = '', value = '']) => [name.toLowerCase(), value],
    ),
  ),
);

describe.each([
  ['the static profile', still],
  ['the reverse proxy', proxy],
])('%s', (_, { fixed, directives }) => {
  it('sends the headers that every deployment has to', () => expect(fixed).toEqual(HEADERS));

  it('has the directives that every deployment has to, and no others', () => {
    expect(directives).toMatchObject(FIXED);
    expect(Object.keys(directives).toSorted()).toEqual([...Object.keys(FIXED), ...VARYING].toSorted());
  });
});

describe('the two profiles', () => {
  it('differ in their policies where hosts, hash and nonce are', () => {
    const examples = ['api', 'auth', 'assistant'].map((name) => `https://${name}.example.test`);
    const plain = (text = '') => text.replace(/\$\{(\w+)\}/, '<$1>');
    expect(VARYING.map((name) => [plain(proxy.directives[name]), plain(still.directives[name])])).toEqual([
      ["'self' $early_script", "'self' '<EARLY_SCRIPT>'"],
      ["'self'", `'self' ${examples.join(' ')}`],
      ["'self' data: blob: <UPLOAD_ORIGIN>", "'self' data: blob: https://uploads.example.test"],
      ["'self' 'nonce-$request_id'", "'self' 'unsafe-inline'"],
    ]);
  });

  it('keep the browser on TLS for as long', () => {
    expect(proxy.transport).toBe('$console_hsts');
    expect(template).toContain(`"${still.transport}"`);
  });

  it('let the same be kept', () => {
    const kept = Object.entries(blocks).map(([path, headers]) => [path, headers['cache-control']]);
    expect(kept).toEqual([
      ['/*', CACHE.page],
      ['/assets/*', CACHE.asset],
      ['/config.json', CACHE.configuration],
    ]);
    for (const value of Object.values(CACHE)) expect(template).toContain(`"${value}";`);
  });
});
