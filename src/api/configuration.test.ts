// Tests the values of `/config.json` and the message for each mistake.
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type ConfigurationProblem, configurationSchema } from './configuration';
import { findConfigurationProblems } from './configuration-rules';
import { DASHBOARD_PATHS } from './dashboard-address';
import { ASSUMED_OPERATIONS, listPathParameters } from './operation-rules';
import { OPERATIONS } from './operations';

const LIVE = { mode: 'live', platformUrl: 'https://api.example.test', authUrl: '/auth', assistantUrl: '' };
const ACME = { slug: 'acme', name: 'Acme', instance: 1, accountId: 1 };

async function problemsOf(json: unknown): Promise<readonly ConfigurationProblem[]> {
  const parsed = configurationSchema.safeParse(json);
  if (parsed.success) return findConfigurationProblems(parsed.data);
  return parsed.error.issues.map(({ path, message }) => ({ key: path.join('.'), expected: message }));
}

interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
}

/** Returns the dotted paths of a schema's keys, in order. */
const keysOf = ({ properties = {} }: Shape, path = ''): string[] =>
  Object.entries(properties).flatMap(([key, shape]) => [
    path + key,
    ...keysOf(shape, `${path}${key}.`),
    ...keysOf(shape.items ?? {}, `${path}${key}[].`),
  ]);

const moved = (path: string, id = 'campaigns.preview') => ({
  ...LIVE,
  operations: { [id]: { method: 'POST', path } },
});

it('setting mode to "sandbox" is rejected in a build without the sandbox', async () => {
  vi.stubEnv('DEV', false);
  vi.stubEnv('MODE', 'production');
  const problems = await problemsOf({ ...LIVE, mode: 'sandbox' });
  vi.unstubAllEnvs();
  expect(problems).toEqual([{ key: 'mode', expected: expect.stringContaining('live') }]);
  expect(await problemsOf({ ...LIVE, mode: 'sandbox' })).toEqual([]);
});

describe('the configuration file', () => {
  it('accepts the example configuration from the documentation', async () =>
    expect(
      await problemsOf({
        ...LIVE,
        workspaces: [ACME],
        operations: { 'assistants.text': null, 'labels.list': null },
        imageHosts: ['https://uploads.example.test', 'http://127.0.0.1:9000/'],
      }),
    ).toEqual([]));

  it.each([
    ['', [], 'a JSON object'],
    ['mode', { ...LIVE, mode: 'demo' }, 'live'],
    ['mode', { ...LIVE, mode: undefined }, 'live'],
    ['platformUrl', { ...LIVE, platformUrl: 'ftp://example.test' }, 'absolute http(s) URL'],
    ['authUrl', { ...LIVE, authUrl: undefined }, 'absolute http(s) URL'],
    ['assistantUrl', { ...LIVE, assistantUrl: '//elsewhere.test' }, 'a path on this origin'],
    ['platformUrl', { ...LIVE, platformUrl: '/\\evil.test' }, 'a path on this origin'],
    ['platformUrl', { ...LIVE, platformUrl: '/\t/evil.test' }, 'a path on this origin'],
    ['platformUrl', { ...LIVE, platformUrl: 'https://name:word@api.test' }, 'a path on this origin'],
    ['authUrl', { ...LIVE, authUrl: '/auth?to=' }, 'a path on this origin'],
    ['workspaces', { ...LIVE, workspaces: {} }, 'a list of workspaces'],
    ['workspaces.0', { ...LIVE, workspaces: ['acme'] }, 'slug, name, instance and accountId'],
    ['workspaces.0.slug', { ...LIVE, workspaces: [{ ...ACME, slug: 'A B' }] }, 'lower-case'],
    ['workspaces.0.slug', { ...LIVE, workspaces: [{ ...ACME, slug: 'assets' }] }, 'another slug'],
    ['workspaces.1.slug', { ...LIVE, workspaces: [ACME, ACME] }, 'no other workspace'],
    [
      'workspaces.0.dashboardPaths.team',
      { ...LIVE, workspaces: [{ ...ACME, dashboardPaths: { team: 'teams/{id}' } }] },
      'a path that starts with /',
    ],
    ['workspaces.0.instance', { ...LIVE, workspaces: [{ ...ACME, instance: '1' }] }, 'a whole number'],
    ['workspaces.0.accountId', { ...LIVE, workspaces: [{ ...ACME, accountId: 0 }] }, 'from 1 on'],
    ['operations.inboxes.list', { ...LIVE, operations: { 'inboxes.list': null } }, 'assumed operation'],
    ['operations.labels.list', { ...LIVE, operations: { 'labels.list': true } }, 'null, or an object'],
    ['operations.labels.list', moved('/v1/accounts/2/labels', 'labels.list'), '{accountId}'],
    ['imageHosts', { ...LIVE, imageHosts: 'https://uploads.example.test' }, 'a list of origins'],
    ['imageHosts.0', { ...LIVE, imageHosts: ['uploads.example.test'] }, 'an origin such as'],
    ['imageHosts.0', { ...LIVE, imageHosts: [''] }, 'an origin such as'],
    ['imageHosts.0', { ...LIVE, imageHosts: ['https://*.example.test'] }, 'without a path or *'],
    ['imageHosts.0', { ...LIVE, imageHosts: ['https://a.test https://b.test'] }, 'an origin such as'],
    ['imageHosts.0', { ...LIVE, imageHosts: ['data:'] }, 'an origin such as'],
    ['imageHosts.1', { ...LIVE, imageHosts: ['https://a.test', 'https://b.test/files'] }, 'without a path'],
    ['inactivityLockMinutes', { ...LIVE, inactivityLockMinutes: 0 }, 'minutes from 1 to 1440'],
    ['quietHours', { ...LIVE, quietHours: '9 pm' }, 'hours such as 21:00-08:00'],
    ['claims.instance', { ...LIVE, claims: { instance: 1 } }, 'the name of a claim'],
  ])('reports the invalid key %s and its expected value (%#)', async (key, json, expected) => {
    const problems = await problemsOf(json);
    expect(problems.map((problem) => problem.key)).toEqual([key]);
    expect(problems[0]?.expected).toContain(expected);
  });

  it.each([
    '/v1/accounts/{accountId}/campaigns',
    '/v1/accounts/{accountId}/campaigns/',
    '/v1/accounts/{accountId}/campaigns?dry=1',
    '/v1//accounts/{accountId}/campaigns',
    '/v1/accounts/{accountId}/./campaigns',
    '/v1/accounts/{accountId}/campaigns/preview/..',
    '/v1/accounts/{accountId}/c%61mpaigns',
    '/v1/accounts/{accountId}/campaigns%',
    '/v1/accounts/{accountId}/Campaigns',
    '/V1/Accounts/{accountId}/campaigns.json',
    '/v1/accounts/{accountId}/campaigns;x',
    '/v1/accounts/{accountId}/campaigns;x/',
    '/v1/accounts/{accountId}/campaigns/%2e%2e/campaigns',
    '/v1/accounts/{accountId}/campaigns/x/..;/',
    '/v1/accounts/{accountId}/c%2561mpaigns',
    '/v1/accounts/{accountId}%2fcampaigns',
    '/v1/accounts/{accountId}\\campaigns',
    '/v1/accounts/{accountId}/campaigns%20',
    '/v1/accounts/{accountId}/campaigns%3bx',
    '/v1/accounts/{accountId}/campaigns%3Fdry=1',
    '/v1/accounts/{accountId}/{tenant}',
    '/v1;x/accounts/{accountId}/campaigns',
    '/other/../v1/accounts/{accountId}/campaigns#x',
  ])('rejects a path for the campaign preview that could send a campaign: %s', async (path) =>
    expect(await problemsOf(moved(path))).toHaveLength(1),
  );

  it.each([
    ['macros.delete', '/v1/accounts/{accountId}/macros', '{macroId}'],
    ['macros.delete', '/v1/accounts/{accountId}/macros/{macro_id}', '{macroId}'],
    ['teams.members.remove', '/v1/accounts/{accountId}/users/{userId}', '{teamId} and {userId}'],
    ['labels.list', '/v1/accounts/{accountId}/labels/{labelId}', 'without parameters'],
  ])('rejects a path for %s whose parameters differ from the operation’s: %s', async (id, path, expected) =>
    expect(await problemsOf(moved(path, id))).toMatchObject([
      { expected: expect.stringContaining(expected) },
    ]),
  );

  it.each(['//evil.test/v1', '/\\evil.test/v1', '/\t/evil.test/v1'])(
    'rejects a path that leads to another host: %j',
    async (path) =>
      expect(await problemsOf({ ...moved(path, 'inboxes.get'), platformUrl: '' })).toMatchObject([
        { expected: 'a path on the same service, without encoded or unusual characters' },
      ]),
  );

  it.each(['/v1/Accounts/7/inboxes', '/v1/acc%6Funts/7/inboxes', '/v1/accounts%2f7/inboxes'])(
    'rejects a path with a fixed account ID: %s',
    async (path) =>
      expect((await problemsOf(moved(path, 'inboxes.get')))[0]?.expected).toContain('{accountId}'),
  );

  it('validates an operation’s path after appending it to the platform URL', async () => {
    const platformUrl = '/v1/accounts/{accountId}';
    expect(await problemsOf({ ...moved('/campaigns'), platformUrl })).toHaveLength(1);
    expect(await problemsOf({ ...moved('/v2/campaigns/preview'), platformUrl: '/api/' })).toEqual([]);
  });

  it.each([
    'javascript:alert(1)//',
    'data:text/html,x',
    'http://app.test',
    '//app.test',
    '/dashboard',
    'https://name:word@app.test',
    'https://app.test/?to=',
  ])('rejects %s as the URL of the dashboard', async (dashboardUrl) => {
    const problems = await problemsOf({ ...LIVE, workspaces: [{ ...ACME, dashboardUrl }] });
    expect(problems).toEqual([
      { key: 'workspaces.0.dashboardUrl', expected: expect.stringContaining('an https URL') },
    ]);
  });

  it('accepts dashboard paths only for kinds of records that have a page in the dashboard', async () => {
    const withPaths = (dashboardPaths: object) =>
      problemsOf({ ...LIVE, workspaces: [{ ...ACME, dashboardPaths }] });
    expect(await withPaths(DASHBOARD_PATHS)).toEqual([]);
    expect(await withPaths({ teams: '/teams/{id}' })).toEqual([
      { key: 'workspaces.0.dashboardPaths', expected: 'an object of paths by their records' },
    ]);
  });

  it('docs/configuration.md documents every configuration key, in the order of the schema', () => {
    const page = readFileSync('docs/configuration.md', 'utf8');
    const documented = [...page.matchAll(/^\| `([^`]+)` \|/gm)].map(([, key]) => key);
    const shape = JSON.stringify(z.toJSONSchema(configurationSchema, { io: 'input' }));
    expect(documented).toEqual(keysOf(JSON.parse(shape) as Shape));
  });

  it('ASSUMED_OPERATIONS lists exactly the assumed operations with the parameters of their paths', () =>
    expect(ASSUMED_OPERATIONS).toEqual(
      Object.fromEntries(
        OPERATIONS.filter(({ origin }) => origin === 'assumed').map(({ id, path }) => [
          id,
          listPathParameters(path),
        ]),
      ),
    ));
});
