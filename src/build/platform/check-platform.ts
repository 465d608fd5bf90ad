// `npm run check-platform -- --url https://api.example.test --user ana@example.test`: calls the read operations of a
// live platform, writes nothing, and prints the keys of config.json that this platform needs.
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { requestSignIn, type SignInResponse, submitChallengeAnswer } from '~/api/auth';
import { type Configuration, configurationSchema, setConfiguration } from '~/api/configuration';
import { type ApiProblemKind, isApiError } from '~/api/http/api-error';
import { connectCredentials } from '~/api/http/credentials-provider';
import { decodeToken } from '~/lib/decode-token';
import { type FoundClaims, findTokenClaims } from './find-claims';
import { type ConfigurationKeys, listChangedKeys, summarizeResults } from './findings';
import { readPlatform } from './read-platform';
import { createTerminalPrompter, type TerminalPrompter } from './terminal-prompter';

const USAGE = `npm run check-platform -- --url URL --user EMAIL
  --auth-url URL       where signing in is, if elsewhere
  --assistant-url URL  where the assistants' service is, if elsewhere
  --console-url URL    where the console is, if it serves the platform on its own origin (platformUrl is "")
  --instance N --account N --tenant NAME  where the token doesn't say it, or says several`;

export interface CheckOptions {
  readonly url: string;
  readonly authUrl?: string | undefined;
  readonly assistantUrl?: string | undefined;
  readonly consoleUrl?: string | undefined;
  readonly user: string;
  readonly instance?: number | undefined;
  readonly account?: number | undefined;
  readonly tenant?: string | undefined;
}

export interface Terminal {
  readonly say: (line: string) => void;
  readonly questions: Pick<TerminalPrompter, 'ask' | 'askSecret'>;
}

/** An error that ends the check with a message for the user. */
export class CheckStoppedError extends Error {}

/** Validates a URL. A password may only be sent over an encrypted connection or to this computer. */
function checkedUrl(text: string): string {
  if (!URL.canParse(text)) throw new CheckStoppedError(`${text} isn’t a URL`);
  const { protocol, hostname } = new URL(text);
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
  if (protocol !== 'https:' && !(protocol === 'http:' && isHere))
    throw new CheckStoppedError(`${text}: passwords are only sent over https`);
  return text;
}

function toConfiguration({ url, authUrl = url, assistantUrl = url }: CheckOptions): Configuration {
  const [platform, auth, assistant] = [url, authUrl, assistantUrl].map(checkedUrl);
  const parsed = configurationSchema.safeParse({
    mode: 'live',
    platformUrl: platform,
    authUrl: auth,
    assistantUrl: assistant,
  });
  if (!parsed.success) throw new CheckStoppedError('A URL can’t include a user, a query or a fragment');
  return parsed.data;
}

async function signIn({ authUrl, url, user }: CheckOptions, { say, questions }: Terminal): Promise<string> {
  say(`POST ${authUrl ?? url}/auth/v1/signin  (auth.signIn)`);
  const password = await questions.askSecret(`Password of ${user}: `);
  let response: SignInResponse = await requestSignIn({ email: user, password });
  while (!('id_token' in response)) {
    const { challenge, session } = response;
    if (challenge !== 'SMS_MFA')
      throw new CheckStoppedError(`The platform requires ${challenge}. Sign in to the console first`);
    const code = await questions.ask('Code from the text message: ');
    say(`POST ${authUrl ?? url}/auth/v1/signin/challenge  (auth.challenge)`);
    response = await submitChallengeAnswer({ challenge, session, email: user, code });
  }
  return response.id_token;
}

function toScope({ instance, account, tenant, user }: CheckOptions, found: FoundClaims) {
  const accountId = account ?? found.accounts[0];
  const instanceId = instance ?? found.instance;
  if (accountId === undefined || !instanceId)
    throw new CheckStoppedError(
      'The token doesn’t contain the instance and the account. Add --instance and --account',
    );
  return {
    slug: 'checked',
    name: 'checked',
    instance: instanceId,
    accountId,
    tenant: tenant ?? found.tenants[0] ?? null,
    person: user,
  };
}

/**
 * Checks a platform and resolves to the keys to set. Rejects with `CheckStoppedError`, or with an `ApiError` if signing
 * in fails.
 */
export async function checkPlatform(options: CheckOptions, dialogue: Terminal): Promise<ConfigurationKeys> {
  const { say } = dialogue;
  const { url, consoleUrl } = options;
  if (consoleUrl !== undefined && !URL.canParse(consoleUrl))
    throw new CheckStoppedError(`${consoleUrl} isn’t a URL`);
  setConfiguration(toConfiguration(options));
  const token = await signIn(options, dialogue);
  const claims = findTokenClaims(decodeToken(token));
  const scope = toScope(options, claims);
  connectCredentials({ bearer: () => token, onResponse: () => {}, isOwn: () => true });
  say(
    `Account ${scope.accountId} on instance ${scope.instance}, tenant ${scope.tenant ?? 'none'}. Nothing is changed:`,
  );
  const read = await readPlatform({ scope, say });
  for (const line of summarizeResults(read.readings)) say(line);
  const isReached = read.readings.some(
    ({ operation, outcome }) => operation.origin === 'contract' && outcome === 'there',
  );
  if (!isReached)
    throw new CheckStoppedError(
      'None of the documented operations returned data, so there is nothing to report',
    );
  const keys = listChangedKeys(read, claims, new URL(consoleUrl ?? url).origin);
  if (keys.imageHosts && consoleUrl === undefined)
    say('Never add the console’s own origin to imageHosts. Use --console-url to omit it.');
  return keys;
}

const OPTIONS = {
  url: { type: 'string' },
  'auth-url': { type: 'string' },
  'assistant-url': { type: 'string' },
  'console-url': { type: 'string' },
  user: { type: 'string' },
  instance: { type: 'string' },
  account: { type: 'string' },
  tenant: { type: 'string' },
} as const;

function valuesIn(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    throw new CheckStoppedError(`${error instanceof Error ? error.message : ''}\n${USAGE}`);
  }
}

const SIGN_IN_PROBLEMS: Partial<Record<ApiProblemKind, string>> = {
  unauthenticated: 'The platform rejected this email, password or code',
  'not-found': 'There is no sign-in at this URL. Check --url and --auth-url',
  'rate-limited': 'Too many attempts. Wait a few minutes, then try again',
  'unexpected-answer': 'The server at this URL isn’t the platform. Check --url and --auth-url',
  unreachable: 'There is no response from this URL. Check --url, the network and the certificate',
};

/**
 * Returns an actionable message for an error that ends the check, or null if the error is a bug in the check itself.
 */
export function getErrorMessage(error: unknown): string | null {
  if (error instanceof CheckStoppedError) return error.message;
  if (!isApiError(error)) return null;
  const sentence = SIGN_IN_PROBLEMS[error.kind];
  return sentence ? `${sentence} (${error.message})` : error.message;
}

async function main(): Promise<void> {
  const values = valuesIn(process.argv.slice(2));
  const { url, user } = values;
  if (!url || !user) throw new CheckStoppedError(USAGE);
  const asked = createTerminalPrompter();
  try {
    const keys = await checkPlatform(
      {
        url: url.replace(/\/$/, ''),
        user,
        authUrl: values['auth-url'],
        assistantUrl: values['assistant-url'],
        consoleUrl: values['console-url'],
        instance: values.instance === undefined ? undefined : Number(values.instance),
        account: values.account === undefined ? undefined : Number(values.account),
        tenant: values.tenant,
      },
      { say: console.log, questions: asked },
    );
    const isEmpty = Object.keys(keys).length === 0;
    console.log(isEmpty ? 'Nothing to set.' : `To set in config.json:\n${JSON.stringify(keys, null, 2)}`);
  } finally {
    asked.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().catch((error: unknown) => {
    const line = getErrorMessage(error);
    if (line === null) throw error;
    console.error(line);
    process.exitCode = 1;
  });
}
