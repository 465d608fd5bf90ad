// Checks of a deployment's configuration: the origins in the policy, the services at these origins, and the campaign
// endpoint.
import { randomUUID } from 'node:crypto';
import { type Configuration, configurationSchema, findUnknownKeys } from '~/api/configuration';
import { findConfigurationProblems } from '~/api/configuration-rules';
import { CAMPAIGN_CONFIRMATION_HEADER, GUARD_HEADER } from '~/api/http/repeat-guard';
import { CACHE_CONTROL, collectOrigins } from '~/lib/deployed-headers';
import { parseJson } from '~/lib/json/json';
import { isHttp2ConnectionKept } from './http2-connections';
import {
  createErrorFinding,
  createWarningFinding,
  type DeploymentFinding,
  isOriginAllowed,
  parseDirectives,
  splitSources,
} from './page-checks';
import { type ProbeResponse, sendProbe } from './send-probe';
import { HIDDEN_HEADERS } from './service-headers';

const FILE = 'docs/configuration.md lists every key.';

/**
 * Response headers of the services. If a service is on another origin, the page can read them only if CORS exposes
 * them.
 */
const EXPOSED = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', 'retry-after', 'date'];
const ALLOWED = ['authorization', 'chat-instance', 'content-type', 'if-match'];

const listed = (header: string | string[] | undefined): string[] =>
  String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());

/**
 * Returns the wanted header names that a CORS header doesn't list. `*` matches any name except `authorization` (Fetch
 * standard).
 */
const missing = (wanted: readonly string[], header: string | string[] | undefined) =>
  wanted.filter(
    (name) => !listed(header).includes(name) && (name === 'authorization' || !listed(header).includes('*')),
  );

/** Checks with a preflight request that pages of the console may access a service on another origin. */
async function crossOriginFindings(key: string, address: string, self: string): Promise<DeploymentFinding[]> {
  const probeResponse = await sendProbe(address, {
    method: 'OPTIONS',
    headers: {
      origin: self,
      'access-control-request-method': 'GET',
      'access-control-request-headers': ALLOWED.join(','),
    },
  });
  const mend =
    'Configure CORS in the service for the console’s origin, or serve both from one origin: deploy/README.md.';
  const origin = probeResponse.headers['access-control-allow-origin'];
  const refused = missing(ALLOWED, probeResponse.headers['access-control-allow-headers']);
  if (origin !== self && origin !== '*')
    return [createErrorFinding(`${key}: CORS doesn’t allow requests from ${self}`, mend)];
  if (refused.length > 0)
    return [createErrorFinding(`${key}: CORS doesn’t allow the request headers ${refused.join(', ')}`, mend)];
  const { headers } = await sendProbe(address, { headers: { origin: self } });
  const hidden = missing(EXPOSED, headers['access-control-expose-headers']);
  return hidden.length === 0
    ? []
    : [
        createWarningFinding(
          `${key}: CORS doesn’t expose ${hidden.join(', ')}`,
          'Add them to Access-Control-Expose-Headers.',
        ),
      ];
}

/**
 * Checks that requests for a service on the console's origin reach the service, and that the response isn't the
 * console's page.
 */
async function sameOriginFindings(key: string, address: string): Promise<DeploymentFinding[]> {
  const { status, headers } = await sendProbe(address);
  if (String(headers['content-type']).includes('text/html'))
    return [
      createErrorFinding(
        `${key}: ${new URL(address).pathname} returns an HTML page`,
        'Forward this path to the service instead of serving index.html.',
      ),
    ];
  const foreign = await sendProbe(address, {
    headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
  });
  const acting = HIDDEN_HEADERS.filter((name) => headers[name] !== undefined);
  return [
    ...(acting.length > 0
      ? [
          createErrorFinding(
            `${key}: ${new URL(address).pathname} returns ${acting.join(', ')}`,
            'Use the proxy_hide_header lines of deploy/nginx/console.conf.template.',
          ),
        ]
      : []),
    ...(foreign.status === 403
      ? []
      : [
          createWarningFinding(
            `${key}: ${new URL(address).pathname} accepts requests that other sites cause`,
            'Check Sec-Fetch-Site and Sec-Fetch-Mode, as deploy/nginx/console.conf.template does.',
          ),
        ]),
    ...(status >= 502 && status <= 504
      ? [
          createErrorFinding(
            `${key}: ${new URL(address).pathname} returns ${status}`,
            'Check the service’s URL and certificate.',
          ),
        ]
      : []),
  ];
}

const LINE_KEPT = 'The path for sending campaigns keeps its connection open';
const GUARD_MENDING =
  'Reject a second request with the same Campaign-Confirmation header, and announce it: deploy/nginx/console.conf.template.';

/**
 * Checks that repeated campaign requests are rejected. Also checks that the server closes the connection after a
 * campaign request, because a browser might otherwise repeat the request. Sends GET requests, which are subject to the
 * same rules, because a POST would send a campaign.
 */
async function campaignFindings(platform: string): Promise<DeploymentFinding[]> {
  const address = `${platform}/v1/accounts/0/campaigns`;
  const askOnce = (confirmation: string) =>
    sendProbe(address, { headers: { [CAMPAIGN_CONFIRMATION_HEADER]: confirmation } });
  const confirmation = randomUUID();
  const first = await askOnce(confirmation);
  const repeated = await askOnce(confirmation);
  const isGuarded = first.status !== 502 && repeated.status === 502;
  const saysSo = first.headers[GUARD_HEADER] === 'refused';
  // If repeated requests are rejected, a connection that stays open does no harm, so it is only a warning.
  const level = isGuarded ? createWarningFinding : createErrorFinding;
  const keepsHttp2 = await isHttp2ConnectionKept(address, { [CAMPAIGN_CONFIRMATION_HEADER]: randomUUID() });
  return [
    ...(isGuarded
      ? []
      : [
          createErrorFinding(
            'Repeated campaigns aren’t rejected, so people could get one twice',
            GUARD_MENDING,
          ),
        ]),
    ...(isGuarded && !saysSo
      ? [
          createWarningFinding(
            `Responses lack ${GUARD_HEADER}, so the console warns before each send`,
            GUARD_MENDING,
          ),
        ]
      : []),
    ...(saysSo && !isGuarded
      ? [
          createErrorFinding(
            `Responses have ${GUARD_HEADER}, but repeated campaigns aren’t rejected`,
            GUARD_MENDING,
          ),
        ]
      : []),
    ...(first.headers.connection === 'close'
      ? []
      : [
          level(
            LINE_KEPT,
            'Set keepalive_timeout 0 for /v1/accounts/{id}/campaigns, as the nginx template does.',
          ),
        ]),
    ...(keepsHttp2
      ? [level(`${LINE_KEPT} over HTTP/2`, 'Let the reverse proxy close it, or use HTTP/1.1 for this path.')]
      : []),
  ];
}

/**
 * Checks that the policy contains exactly the origins of the configuration. Each problem includes the correct
 * directive.
 */
function sourceFindings(
  page: ProbeResponse,
  configuration: Configuration,
  self: string,
): DeploymentFinding[] {
  const directives = parseDirectives(page);
  const origins = collectOrigins(configuration);
  const elsewhere = (all: readonly string[]) => all.filter((origin) => origin !== self);
  const check = (
    name: string,
    own: readonly string[],
    wanted: readonly string[],
    more: readonly string[],
  ) => {
    const line = `Use: ${name} ${[...own, ...elsewhere(wanted)].join(' ')}`;
    const surplus = splitSources(directives[name]).filter(
      (source) =>
        !own.includes(source) && ![...wanted, ...more].some((one) => isOriginAllowed(source, one, self)),
    );
    return [
      ...wanted
        .filter((origin) => !isOriginAllowed(directives[name], origin, self))
        .map((origin) => createErrorFinding(`${name} doesn’t allow ${origin}`, line)),
      ...surplus.map((source) =>
        createErrorFinding(`${name} allows ${source}, which isn’t in /config.json`, line),
      ),
    ];
  };
  return [
    // Data exports download images, so `connect-src` must allow the origins of images too.
    ...check('connect-src', ["'self'"], origins.connections, origins.images),
    ...check('img-src', ["'self'", 'data:', 'blob:'], origins.images, []),
  ];
}

/**
 * Checks the configuration file and, if it is valid, the services and hosts that it names. `page` is the response with
 * the console's page, whose policy must match the configuration.
 */
export async function checkConfiguration(
  file: ProbeResponse,
  page: ProbeResponse,
  self: string,
): Promise<DeploymentFinding[]> {
  const findings: DeploymentFinding[] = [];
  if (file.headers['cache-control'] !== CACHE_CONTROL.configuration)
    findings.push(
      createErrorFinding(
        '/config.json may be cached',
        `Set its Cache-Control to ${CACHE_CONTROL.configuration}.`,
      ),
    );
  const json = parseJson(file.text);
  const parsed = configurationSchema.safeParse(json);
  if (file.status !== 200 || !parsed.success) {
    const where = parsed.success ? `returns ${file.status}` : (parsed.error.issues[0]?.path.join('.') ?? '');
    return [
      ...findings,
      createErrorFinding(`/config.json isn’t a valid configuration: ${where || 'no JSON object'}`, FILE),
    ];
  }
  const { data } = parsed;
  for (const { key, expected } of await findConfigurationProblems(data))
    findings.push(createErrorFinding(`/config.json: ${key}`, `Expected: ${expected}.`));
  for (const key of findUnknownKeys(json, data))
    findings.push(createWarningFinding(`/config.json: ${key} isn’t a known key`, FILE));
  findings.push(...sourceFindings(page, data, self));
  const atHand = (address: string, path: string) => new URL(address.replace(/\/$/, '') + path, self).href;
  const addresses = {
    platformUrl: atHand(data.platformUrl, '/v1/accounts/0/inboxes'),
    authUrl: atHand(data.authUrl, '/auth/v1/signin'),
    assistantUrl: atHand(data.assistantUrl, '/v1/tenants/none/assistants'),
  };
  for (const [key, address] of Object.entries(addresses)) {
    const isHere = new URL(address).origin === self;
    const found = isHere ? sameOriginFindings(key, address) : crossOriginFindings(key, address, self);
    findings.push(
      ...(await found.catch(() => [
        createErrorFinding(`${key}: ${address} doesn’t respond`, 'Check the URL.'),
      ])),
    );
  }
  const platform = new URL(data.platformUrl.replace(/\/$/, ''), self).href.replace(/\/$/, '');
  if (new URL(platform).origin === self) findings.push(...(await campaignFindings(platform)));
  else if (!data.acceptCrossOriginCampaignRisk)
    findings.push(
      createWarningFinding(
        'Campaigns can’t be sent because the platform is on another origin',
        'See acceptCrossOriginCampaignRisk.',
      ),
    );
  return findings;
}
