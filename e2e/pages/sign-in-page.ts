// The sign-in screen: its fields and actions.
import { expect, type Locator, type Page } from '@playwright/test';
import { consumeSignInFormState } from '../reused-page';

/** The password of all demo identities, except those with a temporary password. */
export const PASSWORD = 'Correct-Horse-9';
export const TEXT_MESSAGE_CODE = '246810';

export class SignInPage {
  readonly email: Locator;
  readonly password: Locator;
  readonly newPassword: Locator;
  readonly code: Locator;
  readonly submit: Locator;
  readonly problem: Locator;

  constructor(readonly page: Page) {
    this.email = page.getByRole('textbox', { name: 'Email' });
    this.password = page.getByLabel('Password', { exact: true });
    this.newPassword = page.getByLabel('New password', { exact: true });
    this.code = page.getByLabel('Code', { exact: true });
    this.submit = page.getByRole('button', { name: 'Sign in', exact: true });
    this.problem = page.getByRole('alert');
  }

  async open(path = '/sign-in'): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.locator('#early')).toHaveCount(0);
    await expect(this.submit).toBeEnabled();
  }

  /** Goes to `path`, without a reload if the sign-in form is already shown. */
  async openAt(path: string): Promise<void> {
    if (!consumeSignInFormState(this.page) || !path.startsWith('/')) return this.open(path);
    await this.page.evaluate(
      (address) => history.pushState(null, '', address),
      `/sign-in?${new URLSearchParams({ redirect: path })}`,
    );
    await expect(this.submit).toBeEnabled();
  }

  async enter(email: string, password: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }

  async enterCode(code: string): Promise<void> {
    await this.code.fill(code);
    await this.page.getByRole('button', { name: 'Confirm', exact: true }).click();
  }

  async enterNewPassword(password: string): Promise<void> {
    await this.newPassword.fill(password);
    await this.page.getByRole('button', { name: 'Set password' }).click();
  }
}

/** Signs in as a demo identity at `path` and waits for the console's frame. For identities without a challenge. */
export async function signIn(
  page: Page,
  email = 'admin@acme.test',
  path = '/acme/conversations',
): Promise<void> {
  const screen = new SignInPage(page);
  await screen.openAt(path);
  await screen.enter(email, PASSWORD);
  await expect(page.getByRole('navigation', { name: 'Sections', exact: true })).toBeVisible();
}

export const getSignInAgainDialog = (page: Page): Locator =>
  page.getByRole('dialog').filter({ has: page.getByRole('heading', { name: 'Sign in to continue' }) });

/** Returns the banner that replaces the dialog while a field has the focus. */
export const getSessionEndedBanner = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: 'Your session ended.' });

/** Opens the dialog for signing in again, even if a field has focus. */
export async function openSignInAgainDialog(page: Page): Promise<Locator> {
  const dialog = getSignInAgainDialog(page);
  const banner = getSessionEndedBanner(page);
  await expect(dialog.or(banner)).toBeVisible();
  if (await banner.isVisible()) await banner.getByRole('button').click();
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Signs in again over a page whose session has ended. */
export async function signInAgain(page: Page): Promise<void> {
  const dialog = await openSignInAgainDialog(page);
  await dialog.getByLabel(/^Password for/).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}
