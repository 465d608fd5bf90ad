// Hostile text in an article: as title, description and body, in the list, the editor and the preview. No script runs,
// nothing is asked of anybody else, and the policy is never violated: `watch-page.ts` notes any of them.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from './fixtures';
import { ArticlePage, PORTAL } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

const OWN = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '[now](javascript:alert(1)) <javascript:alert(1)> [x]: data:text/html,<script>alert(1)</script>',
  '![now](https://elsewhere.invalid/pixel.png) <iframe src=https://elsewhere.invalid></iframe>',
  '<form action=https://elsewhere.invalid><button formaction=javascript:alert(1)>x</button></form>',
  '<a href="&#106;avascript:alert(1)" id=root name=body>x</a><base href=//elsewhere.invalid>',
  '<style>*{background:url(https://elsewhere.invalid)}</style><link rel=stylesheet href=//elsewhere.invalid>',
];

/** Payloads of other projects, where they lie beside the project: all of them by `PAYLOADS=all`, some otherwise. */
const CORPUS = new URL('../../shared/corpora/xss.json', import.meta.url);
const SEED = Number(process.env.SEED);
const SOME = 4;

function payloads(): readonly string[] {
  if (!existsSync(CORPUS)) return OWN;
  const found = (JSON.parse(readFileSync(CORPUS, 'utf8')) as { payload: string }[]).map(
    ({ payload }) => payload,
  );
  if (process.env.PAYLOADS === 'all') return [...OWN, ...found];
  const step = Math.floor(found.length / SOME);
  return [...OWN, ...found.filter((_, index) => index % step === SEED % step)];
}

const PAYLOADS = payloads();
const told = `${PAYLOADS.length} payloads, ${existsSync(CORPUS) ? `seed ${SEED}` : 'skipped: no corpora beside the project'}`;

test(`titles and descriptions in the list (${told})`, async ({ page, sandbox }) => {
  const write = await sandbox.elsewhere('author@acme.test');
  for (const payload of PAYLOADS) {
    const article = { title: payload, description: payload, content: payload, locale: 'en' };
    await write('POST', 'portals/acme-help/articles', { article });
  }
  await signIn(page, 'author@acme.test', `${PORTAL}?per_page=100`);
  const titles = page.getByRole('table').getByRole('link');
  const next = page.getByRole('button', { name: 'Next page' });
  const seen: string[] = [];
  for (let number = 1; ; number += 1) {
    await expect(page.getByText(`Page ${number} of`)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Articles' })).toHaveAttribute('aria-busy', 'false');
    seen.push(...(await titles.allTextContents()));
    if (await next.isDisabled()) break;
    await next.click();
  }
  // As text, to the letter.
  expect(PAYLOADS.filter((payload) => !seen.includes(payload))).toEqual([]);
});

test(`title, description and text on the desk (${told})`, async ({ page }) => {
  test.setTimeout(60_000 + PAYLOADS.length * 2_000);
  page.on('dialog', () => expect(null, 'a payload opened a dialog').toBe('nothing'));
  await signIn(page, 'author@acme.test', `${PORTAL}/articles/new`);
  const desk = new ArticlePage(page);
  await page.getByText('Side by side').click();
  const preview = page.getByRole('region', { name: 'Preview' });
  for (const [index, payload] of PAYLOADS.entries()) {
    await desk.title.fill(payload.replaceAll('\n', ' '));
    await desk.description.fill(payload);
    await desk.text.fill(`No. ${index}\n\n${payload}\n\nbefore ${payload} after`);
    await expect(preview).toContainText(`No. ${index}`);
  }
});
