// Operators can let browsers clear data at sign-out.
import { expect, test } from './fixtures';
import { findNginx, startNginx } from './nginx';
import { signIn } from './pages/sign-in-page';

const nginxPath = findNginx();
test.use({ freshPage: true });

test('at sign-out, and at no other request, the browser clears the kinds of data that the operator configured', async ({
  browser,
  workerSandbox,
}) => {
  test.skip(nginxPath === undefined, 'nginx isn’t installed');
  const server = await startNginx(
    nginxPath ?? '',
    'dist',
    workerSandbox.url,
    { CLEAR_AT_SIGN_OUT: 'storage' },
    null,
    { signOutPath: '/signed-out' },
  );
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await signIn(page, 'admin@acme.test', '/acme/macros');
  await page.evaluate(() => localStorage.setItem('of-another-person', 'true'));
  expect((await page.request.get('/config.json')).headers()).not.toHaveProperty('clear-site-data');
  const answered = page.waitForResponse('**/signed-out');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const response = await answered;
  expect(response.status()).toBe(204);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('of-another-person'))).toBeNull();
  await context.close();
  await server.close();
});
