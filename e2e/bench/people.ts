// Who is signed in while it is measured, and what they are to see.
import { PASSWORD, SignInPage } from '../pages/sign-in-page';
import type { Stage, Visit } from './stage';

/** An administrator of the demo data, who sees every section. */
const EMAIL = 'admin@acme.test';

/** Signs in at `path` once all that the page fetches by itself is there: a person takes their time to type. */
export async function signInAt({ page, site, quiet }: Visit, path: string, email = EMAIL): Promise<void> {
  await page.goto(site.url + path);
  await page.evaluate('bench.formAlive');
  await quiet();
  await new SignInPage(page).enter(email, PASSWORD);
}

export async function tokenOf({ sandbox }: Stage, email: string): Promise<string> {
  const answer = await fetch(`${sandbox.url}/auth/v1/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  return ((await answer.json()) as { id_token: string }).id_token;
}

/** Asks the platform as `email`; with a body, writes. */
export async function ask(
  stage: Stage,
  path: string,
  email: string,
  body?: object,
  method = body ? 'POST' : 'GET',
): Promise<unknown> {
  const answer = await fetch(stage.sandbox.url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await tokenOf(stage, email)}`,
      'chat-instance': '1',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  const text = await answer.text();
  return text === '' ? null : JSON.parse(text);
}

/** Reads what is at `path` of the first account. */
export const read = (stage: Stage, path: string): Promise<unknown> =>
  ask(stage, `/v1/accounts/1/${path}`, EMAIL);

/** The last row of a list, by which it is known to be painted whole. */
export interface LastRow {
  /** An expression of the page: when that row was painted, with the text that the platform holds. */
  readonly whenPainted: string;
}

export async function readLastRow(stage: Stage, path: string, field: string): Promise<LastRow> {
  const { data } = (await read(stage, path)) as { data: Record<string, unknown>[] };
  const selector = `tbody tr:nth-child(${data.length}):last-child`;
  const text = String(data.at(-1)?.[field]);
  return { whenPainted: `bench.whenPainted(${JSON.stringify(selector)}, ${JSON.stringify(text)})` };
}
