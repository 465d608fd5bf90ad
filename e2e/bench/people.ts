// Signs in for measurements, requests demo data, and waits for content.
import { PASSWORD, SignInPage } from '../pages/sign-in-page';
import type { BenchEnvironment, Visit } from './stage';

/** An administrator of the demo data, who sees every section. */
const EMAIL = 'admin@acme.test';

/**
 * Opens `path`, waits until the page's automatic requests are done, and signs in. A person would also need that time to
 * type.
 */
export async function signInAt({ page, site, quiet }: Visit, path: string, email = EMAIL): Promise<void> {
  await page.goto(site.url + path);
  await page.evaluate('bench.formAlive');
  await quiet();
  await new SignInPage(page).enter(email, PASSWORD);
}

export async function fetchToken({ sandbox }: BenchEnvironment, email: string): Promise<string> {
  const response = await fetch(`${sandbox.url}/auth/v1/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  return ((await response.json()) as { id_token: string }).id_token;
}

/** Sends a request to the platform as `email`: a POST if there is a body, otherwise a GET. */
export async function sendRequest(
  stage: BenchEnvironment,
  path: string,
  email: string,
  body?: object,
  method = body ? 'POST' : 'GET',
): Promise<unknown> {
  const response = await fetch(stage.sandbox.url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await fetchToken(stage, email)}`,
      'chat-instance': '1',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const text = await response.text();
  return text === '' ? null : JSON.parse(text);
}

/** Fetches `path` of the first account. */
export const fetchAccountResource = (stage: BenchEnvironment, path: string): Promise<unknown> =>
  sendRequest(stage, `/v1/accounts/1/${path}`, EMAIL);

/** The last row of a list. The list is complete once this row is painted. */
export interface LastRowProbe {
  /** A JavaScript expression for the page. It resolves to the time when the text of the last row was painted. */
  readonly whenPainted: string;
}

export async function createLastRowProbe(
  stage: BenchEnvironment,
  path: string,
  field: string,
): Promise<LastRowProbe> {
  const { data } = (await fetchAccountResource(stage, path)) as { data: Record<string, unknown>[] };
  const selector = `tbody tr:nth-child(${data.length}):last-child`;
  const text = String(data.at(-1)?.[field]);
  return { whenPainted: `bench.whenPainted(${JSON.stringify(selector)}, ${JSON.stringify(text)})` };
}
