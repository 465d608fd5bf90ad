// Tests the script that runs before nginx. It extracts the origins for the policy from the configuration and keeps the
// assets of previous builds.
import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { configurationSchema } from '~/api/configuration';
import { collectOrigins } from '~/lib/deployed-headers';

const folder = mkdtempSync(join(tmpdir(), 'console-prepare-'));
afterAll(() => rmSync(folder, { recursive: true }));

const root = join(folder, 'root');
const kept = join(folder, 'kept');
const hostsFile = join(folder, 'hosts.conf');
beforeEach(() => {
  for (const one of [root, kept]) rmSync(one, { recursive: true, force: true });
  mkdirSync(join(root, 'assets'), { recursive: true });
  mkdirSync(kept);
  rmSync(hostsFile, { force: true });
  writeFileSync(join(root, 'config.json'), JSON.stringify(PLAIN));
  writeFileSync(join(root, 'assets/a.js'), '1');
});

const PLAIN = { mode: 'live', platformUrl: '', authUrl: '/auth', assistantUrl: '' };

/** The folders of system commands. The script needs them, but the PATH of `npm test` may exclude them. */
const SYSTEM = '/usr/bin:/bin';

function prepare(more: Readonly<Record<string, string>> = {}) {
  const env = { PATH: SYSTEM, CONSOLE_ROOT: root, HOSTS_FILE: hostsFile, ...more };
  const { status, stderr } = spawnSync('/bin/sh', ['deploy/nginx/prepare.sh'], { env, encoding: 'utf8' });
  return { isDone: status === 0, errorOutput: stderr };
}

const hosts = () => {
  const text = readFileSync(hostsFile, 'utf8');
  const [, connections, images] =
    /^map "" \$console_connections \{\n {4}default "(.*)";\n\}\nmap "" \$console_images \{\n {4}default "(.*)";\n\}\n/.exec(
      text,
    ) ?? [];
  return { connections: connections?.split(' ').filter(Boolean), images: images?.split(' ').filter(Boolean) };
};

const configure = (text: string) => writeFileSync(join(root, 'config.json'), text);

describe('the origins that prepare.sh writes for the policy', () => {
  it.each([
    ['services on the console’s origin', PLAIN],
    ['no image hosts', { ...PLAIN, imageHosts: [] }],
    [
      'services on other origins, two of them on one origin',
      {
        ...PLAIN,
        platformUrl: 'https://API.example.test/base/',
        authUrl: 'https://auth.example.test:8443',
        assistantUrl: 'https://api.example.test',
      },
    ],
    ['image hosts', { ...PLAIN, imageHosts: ['https://a.example.test', 'http://127.0.0.1:4010'] }],
    [
      'nested keys and texts that look like its keys',
      {
        ...PLAIN,
        workspaces: [
          {
            slug: 'a',
            name: '"platformUrl": "https://x.test" }]',
            instance: 1,
            accountId: 1,
            authUrl: 'https://x.test',
          },
        ],
        claims: { imageHosts: ['https://x.test'], accounts: 'https://x.test' },
        imageHosts: ['https://a.example.test'],
      },
    ],
  ])('prepare.sh writes exactly the origins that the console uses: %s', (_, configuration) => {
    for (const space of [undefined, 2]) {
      configure(JSON.stringify(configuration, null, space));
      expect(prepare()).toEqual({ isDone: true, errorOutput: '' });
      expect(hosts()).toEqual(collectOrigins(configurationSchema.parse(configuration)));
    }
  });

  it('prepare.sh writes an origin correctly if its slashes are escaped in the configuration', () => {
    configure(JSON.stringify({ ...PLAIN, authUrl: 'https://a.test' }).replaceAll('/', '\\/'));
    prepare();
    expect(hosts().connections).toEqual(['https://a.test']);
  });

  it.each([
    ['an address that adds a policy directive', 'https://a.test; script-src *'],
    ['an address that closes nginx’s string', 'https://a.test"; } server {'],
    ['an address with an nginx variable', 'https://$host'],
    ['an address with a wildcard', 'https://*.a.test'],
    ['an address with a user name', 'https://a.test@b.test'],
    ['an address with a letter outside ASCII', 'https://\u0430.test'],
  ])('prepare.sh never writes %s to the policy', (_, platformUrl) => {
    configure(JSON.stringify({ ...PLAIN, platformUrl }));
    const { isDone, errorOutput } = prepare();
    expect(isDone).toBe(false);
    expect(errorOutput).toContain('config.json: no plain origin');
    expect(() => hosts()).toThrow();
  });

  it.each(['', '[]', '{"platformUrl": "https://a.test"', '{"platformUrl": "https://a.test'])(
    'prepare.sh rejects the invalid configuration file %j',
    (text) => {
      configure(text);
      expect(prepare().isDone).toBe(false);
    },
  );
});

describe('the data that prepare.sh lets browsers clear at sign-out', () => {
  const clearing = () => readFileSync(hostsFile, 'utf8').match(/map \S+ \$console_clearing \{[^}]*\}/)?.[0];

  it.each([
    [undefined, ''],
    ['', ''],
    ['cache', '"cache"'],
    ['storage', '"storage"'],
    ['cache storage', '"cache", "storage"'],
  ])(
    'prepare.sh writes the data types of CLEAR_AT_SIGN_OUT=%j for the console’s own POST to /signed-out only',
    (types, header) => {
      expect(prepare(types === undefined ? {} : { CLEAR_AT_SIGN_OUT: types }).isDone).toBe(true);
      expect(clearing()).toBe(
        `map "$request_method|$console_foreign|$uri" $console_clearing {\n    default '';\n    'POST||/signed-out' '${header}';\n}`,
      );
    },
  );

  it.each(['*', 'cookies', "cache'; } server {", 'cache\nstorage'])(
    'prepare.sh rejects CLEAR_AT_SIGN_OUT=%j',
    (types) => {
      const { isDone, errorOutput } = prepare({ CLEAR_AT_SIGN_OUT: types });
      expect(isDone).toBe(false);
      expect(errorOutput).toContain('CLEAR_AT_SIGN_OUT: not cache, storage');
      expect(() => hosts()).toThrow();
    },
  );
});

describe('the policy reports that prepare.sh configures', () => {
  const variables = () =>
    [...readFileSync(hostsFile, 'utf8').matchAll(/console_report\w+ \{\n {4}default (.*);\n\}/g)].map(
      ([, value]) => value,
    );

  it('prepare.sh configures no policy reports without REPORT_URL', () => {
    prepare();
    expect(variables()).toEqual(['""', "''"]);
  });

  it('prepare.sh adds REPORT_URL to the policy and to the reporting endpoints', () => {
    const REPORT_URL = 'https://reports.example.test:8443/policy/console_1';
    expect(prepare({ REPORT_URL })).toEqual({ isDone: true, errorOutput: '' });
    expect(variables()).toEqual([
      `"; report-uri ${REPORT_URL}; report-to console"`,
      `'console="${REPORT_URL}"'`,
    ]);
  });

  it.each([
    'http://a.test',
    'https://',
    'a.test',
    'https://a.test; script-src *',
    'https://a.test"',
    "https://a.test'",
    'https://$host',
    'https://a.test\nhttps://b.test',
    'https://a.test, https://b.test',
  ])('prepare.sh never writes the REPORT_URL %j to the policy', (REPORT_URL) => {
    const { isDone, errorOutput } = prepare({ REPORT_URL });
    expect(isDone).toBe(false);
    expect(errorOutput).toContain('REPORT_URL: not a plain https URL');
    expect(() => variables()).toThrow();
  });
});

describe('assets of previous builds', () => {
  const DAY = 86_400_000;
  const isKept = () => readdirSync(join(kept, 'assets')).toSorted();
  const age = (name: string, days: number) => {
    const time = new Date(Date.now() - days * DAY);
    utimesSync(join(kept, 'assets', name), time, time);
  };
  const deploy = (name: string) => {
    rmSync(join(root, 'assets'), { recursive: true });
    mkdirSync(join(root, 'assets'));
    writeFileSync(join(root, 'assets', name), name);
    prepare({ KEPT_ROOT: kept });
  };

  it('prepare.sh keeps old assets for some days after their last deployment, regardless of their file dates', () => {
    deploy('a.js');
    age('a.js', 100);
    deploy('b.js');
    expect(isKept()).toEqual(['a.js', 'b.js']);
    age('a.js', 7);
    deploy('c.js');
    expect(isKept()).toEqual(['a.js', 'b.js', 'c.js']);
    age('a.js', 9);
    deploy('d.js');
    expect(isKept()).toEqual(['b.js', 'c.js', 'd.js']);
    expect(readFileSync(join(kept, 'assets/b.js'), 'utf8')).toBe('b.js');
  });

  it('prepare.sh copies assets without leaving partial files', () => {
    deploy('a.js');
    expect(readdirSync(kept).toSorted()).toEqual(['assets', 'last-build']);
  });

  it('prepare.sh keeps no old assets if the folder for old assets is missing', () => {
    expect(prepare().isDone).toBe(true);
    expect(prepare({ KEPT_ROOT: join(folder, 'none') }).isDone).toBe(true);
    expect(prepare({ KEPT_ROOT: root }).isDone).toBe(true);
    expect(readdirSync(root).toSorted()).toEqual(['assets', 'config.json']);
  });
});
