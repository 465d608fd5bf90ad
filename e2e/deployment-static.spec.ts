// The static profile as deployed: a host that reads its headers from the file `_headers`, and the services on another
// origin.
import { checkDeployment } from '../src/build/deployment/check-deployment';
import { expectHeaders, SERVED_PATH_CASES } from './deployment-kinds';
import { test as base, expect } from './fixtures';
import { PASSWORD, SignInPage } from './pages/sign-in-page';
import { startStaticHost } from './static-host';
import { watchPage } from './watch-page';

const test = base.extend<object, { readonly hosted: string }>({
  hosted: [
    async ({ workerSandbox }, use) => {
      const host = await startStaticHost('dist', workerSandbox.url);
      await use(host.url);
      host.close();
    },
    { scope: 'worker' },
  ],
});

test.use({ freshPage: true });

for (const kind of SERVED_PATH_CASES) {
  const { what } = kind;
  test(`static hosting sends the required headers with ${what}`, async ({ hosted, workerSandbox }) => {
    await expectHeaders(hosted, kind, {
      connections: `'self' ${workerSandbox.url}`,
      images: `'self' data: blob: ${workerSandbox.url} https://uploads.example.test`,
      styles: /^'self' 'unsafe-inline'$/,
      transport: 'max-age=63072000; includeSubDomains',
    });
  });
}

test('the deployment check reports only the known weaknesses of static hosting', async ({ hosted }) => {
  const findings = await checkDeployment(hosted);
  expect(findings.map(({ level, what }) => `${level}: ${what}`)).toEqual([
    'weak: style-src-elem allows inline styles',
    'weak: Campaigns can’t be sent because the platform is on another origin',
  ]);
});

test('the content security policy of static hosting allows the configured services on other origins', async ({
  hosted,
  workerSandbox,
  context,
}) => {
  const page = await context.newPage();
  const problems: string[] = [];
  watchPage(page, hosted, problems);
  await page.goto(`${hosted}/acme/inboxes`);
  await new SignInPage(page).enter('admin@acme.test', PASSWORD);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(problems.filter((one) => !one.startsWith(`elsewhere: ${workerSandbox.url}/`))).toEqual([]);
  expect(problems).not.toEqual([]);
});
