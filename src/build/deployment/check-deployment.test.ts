// Tests the deployment check with a correct deployment and with deployments that each have one fault.
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { GUARD_HEADER } from '~/api/http/repeat-guard';
import { CACHE_CONTROL } from '~/lib/deployed-headers';
import { checkDeployment } from './check-deployment';
import {
  createCorrectResponse,
  createPage,
  DEPLOYED_CONFIGURATION,
  type DeploymentResponse,
  rejectRepeatedRequest,
  SCRIPT_HASH,
} from './fixtures/correct-deployment';

/** Changes a response in place. */
type Fault = (reply: DeploymentResponse, request: IncomingMessage) => void;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function serve(
  fault: Fault = () => {},
  configuration: object = DEPLOYED_CONFIGURATION,
): Promise<string> {
  const seen = new Set<string>();
  const server = createServer((request, response) => {
    const reply = createCorrectResponse(request, configuration);
    rejectRepeatedRequest(seen, reply, request);
    fault(reply, request);
    response.writeHead(reply.status, reply.headers).end(reply.text);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const found = async (fault?: Fault, configuration?: object) =>
  (await checkDeployment(await serve(fault, configuration))).map(({ level, what }) => `${level}: ${what}`);

const at =
  (path: string, change: (reply: DeploymentResponse) => void): Fault =>
  (reply, { url }) => {
    if (url === path) change(reply);
  };
const inPolicy =
  (from: string, to: string): Fault =>
  ({ headers }) => {
    headers['content-security-policy'] = (headers['content-security-policy'] ?? '').replace(from, to);
  };
const asPage = (reply: DeploymentResponse) => Object.assign(reply, { status: 200, text: createPage('1') });

describe('checking a deployment', () => {
  it('the deployment check finds no problems in a correct deployment', async () =>
    expect(await found()).toEqual([]));

  it.each<readonly [string, Fault, string]>([
    ['a missing policy directive', inPolicy("frame-ancestors 'none'", ''), 'frame-ancestors is missing'],
    [
      'a policy that allows scripts of any host',
      inPolicy("script-src 'self'", "script-src 'self' https:"),
      'script-src allows https:',
    ],
    [
      'a script hash of another build',
      inPolicy(SCRIPT_HASH, "'sha256-old'"),
      'script-src blocks the inline script',
    ],
    [
      'a nonce that isn’t in the page',
      at('/', (reply) => Object.assign(reply, { text: createPage('x') })),
      'doesn’t contain the nonce',
    ],
    [
      'a nonce that is used for two responses',
      (reply) => {
        for (const [name, value] of Object.entries(reply.headers))
          reply.headers[name] = value.replace(/nonce-\d+/, 'nonce-1');
        reply.text = reply.text.replace(/nonce="\d+"/, 'nonce="1"');
      },
      'the same nonce',
    ],
    [
      'a policy that allows inline styles',
      inPolicy("style-src-elem 'self'", "style-src-elem 'unsafe-inline'"),
      'weak: style-src-elem allows inline',
    ],
    ['an ETag of the page', at('/', ({ headers }) => Object.assign(headers, { etag: '"1"' })), 'has an ETag'],
    [
      'a page that may be cached',
      at('/', ({ headers }) => Object.assign(headers, { 'cache-control': 'max-age=60' })),
      'page’s Cache-Control',
    ],
    [
      'a missing security header',
      at('/', ({ headers }) => delete headers['x-content-type-options']),
      'x-content-type-options is missing',
    ],
    [
      'missing security headers on scripts',
      at('/assets/a.js', ({ headers }) => delete headers['referrer-policy']),
      'referrer-policy is missing',
    ],
    [
      'a screen whose address returns 404',
      at('/acme/conversations/1042', (reply) => Object.assign(reply, { status: 404 })),
      'The URL of a page of the console returns 404',
    ],
    [
      'scripts that aren’t cached',
      at('/assets/a.js', ({ headers }) => delete headers['cache-control']),
      'isn’t cached',
    ],
    [
      'scripts that aren’t compressed',
      at('/assets/a.js', ({ headers }) => delete headers['content-encoding']),
      'isn’t compressed',
    ],
    ['the page for a missing script', at('/assets/gone-1.js', asPage), '/assets/gone-1.js returns 200'],
    [
      'a cached 404 response for a missing script',
      at('/assets/gone-1.js', ({ headers }) =>
        Object.assign(headers, { 'cache-control': CACHE_CONTROL.asset }),
      ),
      'doesn’t exist, but the response may be cached',
    ],
    ['published source maps', at('/assets/index.js.map', asPage), 'index.js.map returns 200'],
    ['published hidden files', at('/.git/config', asPage), '/.git/config returns 200'],
    [
      'a server that accepts TRACE',
      (reply, { method }) => method === 'TRACE' && Object.assign(reply, { status: 200 }),
      'accepts TRACE',
    ],
    [
      'a Server header with a version',
      at('/', ({ headers }) => Object.assign(headers, { server: 'nginx/1.28.0' })),
      'includes the version',
    ],
    [
      'a configuration that may be cached',
      at('/config.json', ({ headers }) => Object.assign(headers, { 'cache-control': 'no-cache' })),
      '/config.json may be cached',
    ],
    [
      'a policy that allows connections to any host',
      inPolicy("connect-src 'self'", "connect-src 'self' https:"),
      'connect-src allows https:, which isn’t',
    ],
    [
      'a policy that allows images of a host missing in the configuration',
      inPolicy('img-src', 'img-src https://else.example.test'),
      'img-src allows https://else.example.test, which isn’t',
    ],
    ['a missing configuration', at('/config.json', asPage), 'isn’t a valid configuration'],
    [
      'a service address that returns the page',
      at('/v1/accounts/0/inboxes', (reply) => Object.assign(reply.headers, { 'content-type': 'text/html' })),
      'returns an HTML page',
    ],
    [
      'forbidden headers in a service response',
      at('/v1/accounts/0/inboxes', ({ headers }) =>
        Object.assign(headers, { 'www-authenticate': 'Basic', nel: '{}', 'set-cookie': 'a=1' }),
      ),
      'wrong: platformUrl: /v1/accounts/0/inboxes returns set-cookie, nel, www-authenticate',
    ],
    [
      'a service that returns 502',
      at('/auth/v1/signin', (reply) => Object.assign(reply, { status: 502 })),
      'authUrl: /auth/v1/signin returns 502',
    ],
    [
      'a service that accepts requests of other sites',
      (reply, { url, headers }) => {
        if (url === '/auth/v1/signin' && headers['sec-fetch-site']) reply.status = 401;
      },
      'weak: authUrl: /auth/v1/signin accepts requests that other sites cause',
    ],
    [
      'a connection that stays open after a campaign is sent',
      at('/v1/accounts/0/campaigns', ({ headers }) => Object.assign(headers, { connection: 'keep-alive' })),
      'weak: The path for sending campaigns keeps its connection open',
    ],
    [
      'a proxy that doesn’t reject repeated campaigns',
      at('/v1/accounts/0/campaigns', (reply) => Object.assign(reply, { status: 401, headers: {} })),
      'wrong: Repeated campaigns aren’t rejected',
    ],
    [
      'a proxy that claims to reject repeated campaigns but doesn’t',
      at('/v1/accounts/0/campaigns', (reply) => Object.assign(reply, { status: 401 })),
      ', but repeated campaigns aren’t rejected',
    ],
    [
      'a rejection of repeated campaigns without the header for it',
      at('/v1/accounts/0/campaigns', ({ headers }) => delete headers[GUARD_HEADER]),
      'the console warns before each send',
    ],
  ])('the deployment check finds %s', async (_, fault, what) => {
    expect((await found(fault)).filter((finding) => finding.includes(what))).toHaveLength(1);
  });

  it.each<readonly [string, object, string]>([
    [
      'a wrong value',
      { ...DEPLOYED_CONFIGURATION, activityDays: -1 },
      'isn’t a valid configuration: activityDays',
    ],
    [
      'a configuration with an unknown key',
      { ...DEPLOYED_CONFIGURATION, platformURL: '' },
      'weak: /config.json: platformURL isn’t a known key',
    ],
    [
      'an override of a required operation',
      { ...DEPLOYED_CONFIGURATION, operations: { 'auth.signIn': null } },
      'operations.auth.signIn',
    ],
    [
      'a configured image host that the policy blocks',
      { ...DEPLOYED_CONFIGURATION, imageHosts: ['https://else.example.test'] },
      'img-src doesn’t allow https://else',
    ],
    [
      'a configured service that the policy blocks',
      { ...DEPLOYED_CONFIGURATION, authUrl: 'http://127.0.0.1:1' },
      'connect-src doesn’t allow http://127.0.0.1:1',
    ],
    [
      'an unresponsive service',
      { ...DEPLOYED_CONFIGURATION, authUrl: 'http://127.0.0.1:1' },
      'doesn’t respond',
    ],
  ])('the deployment check finds %s in the configuration', async (_, configuration, what) => {
    expect((await found(undefined, configuration)).filter((finding) => finding.includes(what))).toHaveLength(
      1,
    );
  });

  it('the deployment check reports missing CORS headers of services on another origin', async () => {
    const cors = (headers: Record<string, string>) => (reply: DeploymentResponse) =>
      void Object.assign(reply.headers, headers);
    const from = async (headers: Record<string, string>) => {
      const platformUrl = await serve(cors(headers));
      const named: Fault = (reply, request) => {
        inPolicy("connect-src 'self'", `connect-src 'self' ${platformUrl}`)(reply, request);
        inPolicy('blob:', `blob: ${platformUrl}`)(reply, request);
      };
      const all = await found(named, { ...DEPLOYED_CONFIGURATION, platformUrl });
      return all.filter((finding) => !finding.includes('Campaigns can’t be sent'));
    };
    const open = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization, chat-instance, content-type, if-match',
      'access-control-expose-headers': '*',
    };
    expect(await from(open)).toEqual([]);
    expect(await from({})).toEqual([expect.stringContaining('CORS doesn’t allow requests')]);
    expect(await from({ ...open, 'access-control-allow-headers': '*' })).toEqual([
      expect.stringContaining('CORS doesn’t allow the request headers authorization'),
    ]);
    expect(await from({ ...open, 'access-control-expose-headers': 'retry-after' })).toEqual([
      expect.stringContaining('weak: platformUrl: CORS doesn’t expose ratelimit-limit'),
    ]);
  });
});
