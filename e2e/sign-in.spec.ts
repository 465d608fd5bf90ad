// The four sign-in sequences, and every error response that can occur in them.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { PASSWORD, SignInPage, TEXT_MESSAGE_CODE } from './pages/sign-in-page';

test.use({ reloads: true });

test('email and password lead to the first screen if the sign-in has no challenges', async ({ page }) => {
  const screen = new SignInPage(page);
  await screen.open('/');
  await expectAccessible(page);
  await screen.enter('admin@acme.test', PASSWORD);
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/acme$/);
});

test('the SMS_MFA code is sent as a string, and a person can retry or start over after a wrong code', async ({
  page,
  sandbox,
}) => {
  const screen = new SignInPage(page);
  await screen.open();
  await screen.enter('mfa@acme.test', PASSWORD);
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  await expect(screen.code).toBeFocused();
  await expectAccessible(page);
  const [sent] = await Promise.all([
    page.waitForRequest('**/auth/v1/signin/challenge'),
    screen.enterCode('012-345'),
  ]);
  expect(sent.postDataJSON()).toMatchObject({ challenge: 'SMS_MFA', email: 'mfa@acme.test', code: '012345' });
  await expect(screen.problem).toContainText('Wrong or expired code.');
  await expect(screen.code).toHaveValue('012-345');
  await expect(page.getByRole('button', { name: 'Start over with a new code' })).toBeVisible();
  await screen.enterCode(TEXT_MESSAGE_CODE);
  await expect(page.getByRole('navigation', { name: 'Sections', exact: true })).toBeVisible();
  expect(await sandbox.requests('auth.challenge')).toHaveLength(2);
});

test('an expired sign-in session shows the same message as a wrong code, and starting again sends a new code', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  const screen = new SignInPage(page);
  await screen.open();
  await screen.enter('mfa@acme.test', PASSWORD);
  await expect(screen.code).toBeVisible();
  await sandbox.advanceClock(200);
  await screen.enterCode(TEXT_MESSAGE_CODE);
  await expect(screen.problem).toContainText('Wrong or expired code.');
  await page.getByRole('button', { name: 'Start over with a new code' }).click();
  await screen.enter('mfa@acme.test', PASSWORD);
  await screen.enterCode(TEXT_MESSAGE_CODE);
  await expect(page.getByRole('navigation', { name: 'Sections', exact: true })).toBeVisible();
});

test('a sign-in with the challenges NEW_PASSWORD_REQUIRED and SMS_MFA uses a new session for each step', async ({
  page,
}) => {
  const screen = new SignInPage(page);
  const sessions: string[] = [];
  const passwords: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/challenge')) return;
    sessions.push(request.postDataJSON().session);
    passwords.push(request.postDataJSON().new_password);
  });
  await screen.open();
  await screen.enter('new@acme.test', 'Temporary-1');
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expectAccessible(page);
  await screen.enterNewPassword(' we\u0301ak ');
  await expect(screen.problem).toContainText(
    'This password doesn’t meet the account’s requirements, so choose another.',
  );
  await screen.enterNewPassword('Brand-New-Pass-1');
  await expect(screen.code).toBeVisible();
  await screen.enterCode(TEXT_MESSAGE_CODE);
  await expect(page.getByRole('navigation', { name: 'Sections', exact: true })).toBeVisible();
  expect(sessions).toHaveLength(3);
  expect(sessions[0]).toBe(sessions[1]);
  expect(sessions[2]).not.toBe(sessions[1]);
  expect(passwords).toEqual([' we\u0301ak ', 'Brand-New-Pass-1', undefined]);
});

test('a second rejected new password ends the sign-in', async ({ page }) => {
  const screen = new SignInPage(page);
  await screen.open();
  await screen.enter('new@acme.test', 'Temporary-1');
  await screen.enterNewPassword('weak');
  await expect(screen.problem).toContainText(
    'This password doesn’t meet the account’s requirements, so choose another.',
  );
  await screen.enterNewPassword('weaker');
  await expect(screen.problem).toContainText('The second password was rejected too.');
  await expect(screen.email, 'who signs in is not asked again').toHaveValue('new@acme.test');
  await expect(screen.password).toBeFocused();
});

test("a wrong password doesn't reveal whether the email exists", async ({ page }) => {
  const screen = new SignInPage(page);
  const passwords: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/signin')) passwords.push(request.postDataJSON().password);
  });
  await screen.open();
  await screen.enter('admin@acme.test', ' wro\u0301ng ');
  await expect(screen.problem).toHaveText('Incorrect email or password. Check both and try again.');
  await screen.problem.evaluate((alert) => {
    alert.id = 'first';
  });
  await screen.enter('nobody@acme.test', 'wrong');
  await expect(page.locator('#first'), 'a new alert, which is announced again').toHaveCount(0);
  await expect(screen.problem).toHaveText('Incorrect email or password. Check both and try again.');
  await expect(screen.email).toHaveValue('nobody@acme.test');
  await expect.poll(() => passwords, { message: 'as they were typed' }).toEqual([' wro\u0301ng ', 'wrong']);
});

test('missing sign-in values are reported at their fields, and nothing is sent', async ({
  page,
  sandbox,
}) => {
  const screen = new SignInPage(page);
  await screen.open();
  await screen.submit.click();
  await expect(screen.email).toHaveAccessibleDescription('Enter your email address.');
  await expect(screen.email).toBeFocused();
  await screen.email.fill('admin@acme.test');
  await screen.password.press('Enter');
  await expect(screen.password).toHaveAccessibleDescription('Enter your password.');
  expect(await sandbox.requests()).toEqual([]);
});

test('after a 429 response the sign-in form counts down the wait and sends nothing meanwhile', async ({
  page,
  sandbox,
}) => {
  const screen = new SignInPage(page);
  await sandbox.fault({ operation: 'auth.signIn', kind: 'rate_limited', retry_after_s: 2 });
  await screen.open();
  await screen.enter('admin@acme.test', PASSWORD);
  await expect(screen.problem).toContainText(/Too many attempts\. Try again in [12] seconds?\./);
  await expect(screen.submit).toBeDisabled();
  await expect(screen.problem).toContainText('You can try again now.');
  expect(await sandbox.requests('auth.signIn')).toHaveLength(1);
  await screen.submit.click();
  await expect(page.getByRole('navigation', { name: 'Sections', exact: true })).toBeVisible();
});

test('sign-in shows different messages for a missing response, a failing service and a malformed response', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  const screen = new SignInPage(page);
  await screen.open();
  await sandbox.fault({ operation: 'auth.signIn', kind: 'server_error' });
  await screen.enter('admin@acme.test', PASSWORD);
  await expect(screen.problem).toContainText('This is usually temporary.');
  await sandbox.fault({ operation: 'auth.signIn', kind: 'malformed' });
  await screen.submit.click();
  await expect(screen.problem).toContainText('The console couldn’t read the response.');
  await sandbox.fault({ operation: 'auth.signIn', kind: 'network_drop', times: 9 });
  await screen.submit.click();
  await expect(screen.problem).toContainText('The platform didn’t respond.');
  await expect(screen.submit).toBeFocused();
  await sandbox.clearFaults();
  await screen.submit.click();
  await expect(page.getByRole('navigation', { name: 'Sections', exact: true })).toBeVisible();
});

test.describe('a sign-in response changed in transit', () => {
  test.use({ freshPage: true });

  test("an unknown challenge shows that the console can't complete the sign-in", async ({
    page,
    sandbox,
  }) => {
    // Changes the response in transit, because the sandbox only has the two challenges of the contract.
    const screen = new SignInPage(page);
    await sandbox.reset();
    await page.addInitScript(() => {
      const { fetch } = window;
      window.fetch = async (input, init) => {
        const response = await fetch(input, init);
        if (!String(input).endsWith('/auth/v1/signin')) return response;
        return new Response(JSON.stringify({ challenge: 'SOFTWARE_TOKEN_MFA', session: 's' }), {
          status: 200,
        });
      };
    });
    await screen.open();
    await screen.enter('mfa@acme.test', PASSWORD);
    await expect(page.getByRole('heading', { name: 'This step can’t be completed here' })).toBeVisible();
    await expect(screen.problem).toContainText('SOFTWARE_TOKEN_MFA');
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(screen.email).toBeVisible();
  });
});

// `safe-redirect.test.ts` tests all rejected targets. This test checks only that the page uses this validation.
test('the redirect parameter is ignored if it names another origin', async ({ page }) => {
  const screen = new SignInPage(page);
  await screen.open(`/sign-in?redirect=${encodeURIComponent('//evil.example')}`);
  await screen.enter('admin@acme.test', PASSWORD);
  await expect(page).toHaveURL(/\/acme$/);
});

test('the redirect parameter opens a known route of the console together with its query', async ({
  page,
}) => {
  const screen = new SignInPage(page);
  await screen.open('/acme/inboxes?sort=name_desc');
  await screen.enter('admin@acme.test', PASSWORD);
  await expect(page).toHaveURL(/\/acme\/inboxes\?sort=name_desc$/);
  await expect(page.getByRole('heading', { name: 'Inboxes', level: 1 })).toBeVisible();
});
