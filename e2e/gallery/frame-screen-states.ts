// Gallery states of the elements around and above the screens: signing in, navigation, palette, session, and error
// pages.
import { expect, type Page } from '@playwright/test';
import { getSessionEndedBanner, openSignInAgainDialog, PASSWORD, SignInPage } from '../pages/sign-in-page';
import { expectStoredInput } from '../stored-form-drafts';
import type { GalleryScreen } from './gallery-screen';

const signingIn = (name: string, open: (screen: SignInPage, page: Page) => Promise<void>): GalleryScreen => ({
  name: `sign-in-${name}`,
  path: '',
  isSignIn: true,
  open: (page) => open(new SignInPage(page), page),
});

const SIGN_IN: readonly GalleryScreen[] = [
  signingIn('blank', async (screen) => {
    await screen.submit.click();
    await expect(screen.email).toHaveAccessibleDescription(/Enter/);
  }),
  signingIn('refused', async (screen) => {
    await screen.enter('admin@acme.test', 'wrong');
    await expect(screen.problem).toBeVisible();
  }),
  {
    ...signingIn('limited', async (screen) => {
      await screen.enter('admin@acme.test', PASSWORD);
      await expect(screen.problem).toContainText('Too many attempts');
    }),
    arrange: (sandbox) =>
      sandbox.fault({ operation: 'auth.signIn', kind: 'rate_limited', retry_after_s: 60 }),
  },
  {
    ...signingIn('pending', async (screen, page) => {
      await screen.enter('admin@acme.test', PASSWORD);
      await expect(page.getByRole('button', { name: 'Signing in…' })).toBeDisabled();
    }),
    arrange: (sandbox) => sandbox.fault({ operation: 'auth.signIn', kind: 'latency', delay_ms: 60_000 }),
  },
  signingIn('code', async (screen) => {
    await screen.enter('mfa@acme.test', PASSWORD);
    await expect(screen.code).toBeFocused();
  }),
  signingIn('code-wrong', async (screen) => {
    await screen.enter('mfa@acme.test', PASSWORD);
    await screen.enterCode('012345');
    await expect(screen.problem).toBeVisible();
  }),
  signingIn('new-password', async (screen) => {
    await screen.enter('new@acme.test', 'Temporary-1');
    await expect(screen.newPassword).toBeVisible();
  }),
  signingIn('new-password-weak', async (screen) => {
    await screen.enter('new@acme.test', 'Temporary-1');
    await screen.enterNewPassword('weak');
    await expect(screen.problem).toBeVisible();
  }),
  signingIn('unknown-challenge', async (screen, page) => {
    // The sandbox only has the two challenges of the contract, so the response is changed in transit.
    await page.evaluate(() => {
      window.fetch = async () => Response.json({ challenge: 'SOFTWARE_TOKEN_MFA', session: 's' });
    });
    await screen.enter('mfa@acme.test', PASSWORD);
    await expect(page.getByRole('heading', { name: 'This step can’t be completed here' })).toBeVisible();
  }),
];

const palette = (name: string, typed: string, shows: (page: Page) => Promise<void>): GalleryScreen => ({
  name: `palette-${name}`,
  path: 'macros',
  open: async (page) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or go to…' }).fill(typed);
    await shows(page);
  },
});

const AROUND: readonly GalleryScreen[] = [
  palette('found', 'te', (page) => expect(page.getByRole('option', { name: 'Teams' }).first()).toBeVisible()),
  palette('number', '1042', (page) =>
    expect(page.getByRole('option', { name: /1042/ }).first()).toBeVisible(),
  ),
  palette('nothing', 'zzz', (page) => expect(page.getByRole('option', { name: /zzz/ })).toBeVisible()),
  {
    name: 'workspaces',
    path: 'macros',
    as: 'both@acme.test',
    open: async (page) => {
      await page.getByRole('button', { name: 'Workspace: Acme' }).click();
      await expect(page.getByRole('menuitem', { name: /Globex/ })).toBeVisible();
    },
  },
  {
    name: 'workspace-elsewhere-asked',
    path: '/globex/inboxes',
    as: 'both@acme.test',
    open: (page) => expect(page.getByRole('heading', { name: 'Open Globex?' })).toBeVisible(),
  },
  {
    name: 'workspace-elsewhere',
    path: '/globex/inboxes',
    as: 'both@acme.test',
    open: async (page) => {
      await page.getByRole('button', { name: 'Open Globex' }).click();
      await expect(
        page.getByRole('button', { name: 'Workspace: Globex, Production · Another instance' }),
      ).toBeVisible();
    },
  },
  {
    name: 'workspace-not-covered',
    path: '/aurora/inboxes',
    open: (page) =>
      expect(page.getByRole('heading', { name: 'You don’t have access to this workspace' })).toBeVisible(),
  },
  {
    name: 'workspace-suspended',
    path: '/acme-suspended/inboxes',
    open: (page) => expect(page.getByRole('alert')).toContainText('This account is suspended'),
  },
  {
    name: 'page-not-found',
    path: 'macros',
    open: async (page) => {
      await page.evaluate(() => history.pushState(null, '', '/acme/nowhere'));
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    },
  },
  {
    name: 'navigation-drawer',
    path: 'macros',
    width: 390,
    open: async (page) => {
      await page.getByRole('button', { name: 'Open navigation' }).click();
      await expect(page.getByRole('link', { name: 'Checks' })).toBeVisible();
    },
  },
  {
    name: 'navigation-folded',
    path: 'macros',
    width: 768,
    open: (page) => expect(page.getByRole('table')).toBeVisible(),
  },
  {
    name: 'requests-waiting',
    path: 'inboxes',
    open: async (page, sandbox) => {
      await sandbox.fault({ operation: 'inboxes.list', kind: 'rate_limited', retry_after_s: 60 });
      await page.getByLabel('Sort by').selectOption('newest');
      await expect(page.getByRole('banner')).toContainText(/paused for/);
    },
  },
  {
    name: 'session-ended',
    path: 'inboxes',
    open: async (page, sandbox) => {
      await expect(page.getByRole('table')).toBeVisible();
      await sandbox.fault({ operation: 'inboxes.list', kind: 'expire_token' });
      await page.getByRole('searchbox').fill('web');
      await expect(getSessionEndedBanner(page)).toBeVisible();
    },
  },
  {
    name: 'session-ended-dialog',
    path: 'inboxes',
    open: async (page, sandbox) => {
      await expect(page.getByRole('table')).toBeVisible();
      await sandbox.fault({ operation: 'inboxes.list', kind: 'expire_token' });
      await page.getByRole('searchbox').fill('web');
      await openSignInAgainDialog(page);
    },
  },
  {
    name: 'session-ends-soon',
    path: 'inboxes',
    arrange: (_, page) => page.clock.install(),
    open: async (page) => {
      await page.clock.fastForward('51:00');
      await expect(page.getByRole('button', { name: /Stay signed in/ })).toBeVisible();
    },
  },
  {
    name: 'session-renewal',
    path: 'inboxes',
    arrange: (_, page) => page.clock.install(),
    open: async (page) => {
      await page.clock.fastForward('51:00');
      await page.getByRole('button', { name: /Stay signed in/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'sign-out-asked',
    path: 'macros/new',
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Name' }).fill('Typed and not saved');
      await expectStoredInput(page, 'Typed and not saved');
      await page.getByRole('button', { name: /Account menu/ }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await expect(page.getByRole('dialog', { name: 'Remove your data from this browser?' })).toBeVisible();
    },
  },
];

export const FRAME_SCREEN_STATES: readonly GalleryScreen[] = [...SIGN_IN, ...AROUND];
