// The faults between the console and the platform that are tested while a campaign is sent. Each has the message that
// the console must show.
import type { CampaignFault, ProxyAction } from './campaign-proxy';

export const NO_RESPONSE_MESSAGE = 'The connection dropped.';
export const UNCLEAR_RESPONSE_MESSAGE = 'The response was unclear.';
export const ACCEPTED_WITHOUT_ID_MESSAGE = 'The platform accepted the campaign but returned no ID.';
export const TIMED_OUT_MESSAGE = 'The platform took too long to respond.';
export const CAMPAIGN_REJECTED_MESSAGE = 'Rejected: no campaign was created';
export const CAMPAIGN_CREATED_MESSAGE = 'The platform created the campaign.';

/**
 * A fault with the message that the console must show. With `asksAgain`, the browser automatically resends the request
 * over HTTP/1.1, because the server states that it processed nothing. Over HTTP/2 the browser can't resend the request,
 * because its body is streamed.
 */
export type SendFaultCase = CampaignFault & {
  readonly sentence: string;
  readonly asksAgain?: true;
  /** True if the response rejects the token, so that the page asks to sign in again. */
  readonly endsSession?: true;
  /** True for a variation of another case, which only the deep run covers. */
  readonly isFurther?: true;
};

export const HTML_BODY = '<html><h1>Gateway</h1></html>';
export const createHtmlResponse = (status: number): ProxyAction => ({
  kind: 'respond',
  status,
  body: HTML_BODY,
  type: 'text/html',
});
export const createJsonResponse = (
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): ProxyAction => ({
  kind: 'respond',
  status,
  body: JSON.stringify(body),
  headers,
});
export const createErrorEnvelope = (code: string, details?: readonly object[]) => ({
  error: { code, message: 'Said.', details },
});
export const createResponseHead = (status: string) =>
  `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n`;

const fromProxy = (status: number, index: number): SendFaultCase => ({
  ...(index > 0 && { isFurther: true }),
  name: `${status} from a proxy, after the write`,
  write: true,
  act: createHtmlResponse(status),
  sentence: UNCLEAR_RESPONSE_MESSAGE,
});

/** Connection faults, after which the browser's network stack may retry automatically. */
export const CONNECTION_FAULTS: readonly SendFaultCase[] = [
  {
    name: 'dropped before the write',
    write: false,
    act: { kind: 'destroy' },
    sentence: NO_RESPONSE_MESSAGE,
    isFurther: true,
  },
  { name: 'dropped after the write', write: true, act: { kind: 'destroy' }, sentence: NO_RESPONSE_MESSAGE },
  {
    name: 'dropped late after the write',
    write: true,
    act: { kind: 'destroy', after: 600 },
    sentence: NO_RESPONSE_MESSAGE,
    isFurther: true,
  },
  {
    name: 'ended before the write',
    write: false,
    act: { kind: 'end' },
    sentence: NO_RESPONSE_MESSAGE,
    isFurther: true,
  },
  {
    name: 'ended after the write',
    write: true,
    act: { kind: 'end' },
    sentence: NO_RESPONSE_MESSAGE,
    isFurther: true,
  },
  { name: 'no response', write: true, act: { kind: 'stall' }, sentence: TIMED_OUT_MESSAGE },
  ...[408, 425].map(fromProxy),
  // Status 421 states that the server processed nothing, and the browser retries on a new connection.
  {
    name: '421 from a proxy',
    write: false,
    act: createHtmlResponse(421),
    sentence: UNCLEAR_RESPONSE_MESSAGE,
    asksAgain: true,
  },
  {
    name: 'a redirect',
    write: false,
    act: createJsonResponse(307, {}, { location: '/v1/accounts/1/campaigns' }),
    sentence: NO_RESPONSE_MESSAGE,
    isFurther: true,
  },
  { name: 'a complete response', write: true, act: { kind: 'pass' }, sentence: CAMPAIGN_CREATED_MESSAGE },
];

/**
 * Faults in the content of the response. They are the same for all protocols, because only the console reads the
 * content, after the network stack.
 */
export const RESPONSE_FAULTS: readonly SendFaultCase[] = [
  ...[500, 502, 503, 504].map(fromProxy),
  {
    name: '500 in the envelope',
    write: true,
    act: createJsonResponse(500, createErrorEnvelope('internal_error')),
    sentence: UNCLEAR_RESPONSE_MESSAGE,
    isFurther: true,
  },
  {
    name: 'a page of HTML with 200',
    write: false,
    act: createHtmlResponse(200),
    sentence: ACCEPTED_WITHOUT_ID_MESSAGE,
    isFurther: true,
  },
  {
    name: 'a page of HTML with 201',
    write: true,
    act: createHtmlResponse(201),
    sentence: ACCEPTED_WITHOUT_ID_MESSAGE,
    isFurther: true,
  },
  {
    name: '200 with a campaign',
    write: true,
    act: createJsonResponse(200, { id: 1, reachable_count: 2 }),
    sentence: CAMPAIGN_CREATED_MESSAGE,
    isFurther: true,
  },
  {
    name: '201 without a campaign',
    write: true,
    act: createJsonResponse(201, {}),
    sentence: ACCEPTED_WITHOUT_ID_MESSAGE,
    isFurther: true,
  },
  {
    name: 'a redirect to a page',
    write: true,
    act: createJsonResponse(302, {}, { location: '/' }),
    sentence: NO_RESPONSE_MESSAGE,
    isFurther: true,
  },
  {
    name: 'a bare 429',
    write: false,
    act: createJsonResponse(429, { message: 'slow' }, { 'retry-after': '3' }),
    sentence: CAMPAIGN_REJECTED_MESSAGE,
    isFurther: true,
  },
  {
    name: '429 from a proxy',
    write: false,
    act: createHtmlResponse(429),
    sentence: UNCLEAR_RESPONSE_MESSAGE,
    isFurther: true,
  },
  {
    name: 'a bare 401',
    write: false,
    act: createJsonResponse(401, { error: 'The token expired' }),
    sentence: CAMPAIGN_REJECTED_MESSAGE,
    endsSession: true,
  },
  {
    name: '401 from a proxy',
    write: false,
    act: createHtmlResponse(401),
    sentence: UNCLEAR_RESPONSE_MESSAGE,
    endsSession: true,
    isFurther: true,
  },
  {
    name: '403 in the envelope',
    write: false,
    act: createJsonResponse(403, createErrorEnvelope('forbidden')),
    sentence: CAMPAIGN_REJECTED_MESSAGE,
    isFurther: true,
  },
];

export const HTTP1_FAULTS: readonly SendFaultCase[] = [
  {
    name: 'reset before the write',
    write: false,
    act: { kind: 'destroy', reset: true },
    sentence: NO_RESPONSE_MESSAGE,
    isFurther: true,
  },
  {
    name: 'reset after the write',
    write: true,
    act: { kind: 'destroy', reset: true },
    sentence: NO_RESPONSE_MESSAGE,
    isFurther: true,
  },
  // The browser parses this status line as status 20.
  {
    name: 'half a status line',
    write: true,
    act: { kind: 'partial', text: 'HTTP/1.1 20' },
    sentence: UNCLEAR_RESPONSE_MESSAGE,
    isFurther: true,
  },
  {
    name: 'headers and half a body',
    write: true,
    act: { kind: 'partial', text: `${createResponseHead('201 Created')}{"id"` },
    sentence: ACCEPTED_WITHOUT_ID_MESSAGE,
  },
];

export const HTTP2_FAULTS: readonly SendFaultCase[] = [
  {
    name: 'stream refused',
    write: false,
    act: { kind: 'stream-reset', code: 7 },
    sentence: NO_RESPONSE_MESSAGE,
  },
  {
    name: 'stream cancelled after the write',
    write: true,
    act: { kind: 'stream-reset', code: 8 },
    sentence: NO_RESPONSE_MESSAGE,
  },
  {
    name: 'stream broken after the write',
    write: true,
    act: { kind: 'stream-reset', code: 2 },
    sentence: NO_RESPONSE_MESSAGE,
    isFurther: true,
  },
  {
    name: 'gone away before the write',
    write: false,
    act: { kind: 'goaway' },
    sentence: NO_RESPONSE_MESSAGE,
  },
  {
    name: 'headers and half a body',
    write: true,
    act: { kind: 'partial', text: '' },
    sentence: ACCEPTED_WITHOUT_ID_MESSAGE,
  },
];

export const createFieldErrorResponse = (code: string, field: string) =>
  createJsonResponse(422, createErrorEnvelope('validation_failed', [{ field, code, message: code }]));

/** Every error code in `details`, with the wizard step that reports it and part of the message. */
export const ERROR_CODE_CASES: readonly (readonly [
  code: string,
  field: string,
  heading: string,
  words: string,
])[] = [
  ['template_not_found', 'message', 'Prepare the message', 'This template isn’t approved for the inbox.'],
  [
    'template_name_as_message',
    'message',
    'Prepare the message',
    'The message is a template name, but this isn’t a template campaign.',
  ],
  [
    'invalid_template_param',
    'template_params',
    'Prepare the message',
    'The campaign has a value for a placeholder that isn’t in the template.',
  ],
  [
    'unreachable',
    'audience',
    'Choose an audience',
    'No one in this audience can be reached on this channel.',
  ],
  [
    'unsupported_type',
    'audience',
    'Choose an audience',
    'The platform doesn’t support this type of audience.',
  ],
  ['too_many_entries', 'audience', 'Choose an audience', 'Too many labels'],
  [
    'cap_exceeded',
    'audience',
    'Choose an audience',
    'The audience is over this account’s limit per campaign.',
  ],
  ['invalid', 'scheduled_at', 'Schedule', 'The scheduled time has passed.'],
  ['invalid', 'email_campaign_sender_id', 'Choose a channel', 'This sender isn’t part of this account.'],
  ['conflicting_channel_fields', 'inbox_id', 'Choose a channel', 'both an inbox and a sender'],
  ['missing_channel', 'inbox_id', 'Choose a channel', 'Choose an inbox or a sender.'],
  ['unsupported_channel', 'inbox_id', 'Choose a channel', 'This inbox doesn’t support campaigns.'],
  ['inbox_not_assigned', 'inbox_id', 'Choose a channel', 'This inbox isn’t part of this account.'],
];
