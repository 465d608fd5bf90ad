// Asks the tiny platform in process, for the unit tests of rules: no HTTP, the same checks.
import type { OperationSpec } from '~/api/http/operation';
import { type Answer, answerTo } from './answer';
import { newPlatform } from './platform';
import type { FormFile } from './rule';
import { tinyState } from './tiny-state';
import { issueToken } from './tokens';

interface Question {
  /** Who asks: a name of the tiny platform, or null for nobody. An administrator unless given. */
  readonly as?: string | null;
  /** `instance/account`, `1/1` unless given. */
  readonly at?: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: string;
  /** The body as it goes over the wire: text as it is, everything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, FormFile>>;
  /** Milliseconds since the epoch. */
  readonly now?: number;
}

/** A fresh tiny platform and a way to ask it. */
export function tinyClient() {
  const platform = newPlatform(tinyState());

  /** The `id_token` of someone of the tiny platform, without signing in. */
  const tokenOf = (name: string, now = Date.now()): string => {
    const identity = platform.state.identities.find(({ email }) => email === `${name}@tiny.test`);
    if (!identity) throw new Error(`The tiny platform doesn't know ${name}`);
    return issueToken(platform, identity, now).id_token;
  };

  const ask = (operation: OperationSpec, question: Question = {}): Answer => {
    const {
      as = 'admin',
      at = '1/1',
      params = {},
      query = '',
      body,
      files = {},
      now = Date.now(),
    } = question;
    const [instance = '', accountId = ''] = at.split('/');
    const headers = new Headers({ 'chat-instance': instance });
    if (as !== null) headers.set('authorization', `Bearer ${tokenOf(as, now)}`);
    for (const [name, value] of Object.entries(question.headers ?? {})) headers.set(name, value);
    const texts = Object.entries(params).map(([name, value]) => [name, String(value)]);
    return answerTo(
      platform,
      {
        operation,
        url: new URL(`http://localhost/?${query}`),
        params: { accountId, tenant: 'tiny', ...Object.fromEntries(texts) },
        headers,
        text: typeof body === 'string' ? body : (JSON.stringify(body) ?? ''),
        files,
      },
      now,
    );
  };

  return { platform, tokenOf, ask };
}
