// One screen in one state: where it is, who looks at it, and how it gets there.
import { expect, type Page } from '@playwright/test';
import { PASSWORD, SignInPage } from '../pages/sign-in-page';
import type { Sandbox } from '../sandbox-hooks';

export interface Screen {
  readonly name: string;
  /** Below the workspace; from the root where it begins with a slash. */
  readonly path: string;
  /** Who looks at it, where that is not the administrator. */
  readonly as?: string;
  /** How wide the window is, where it shows only then. */
  readonly width?: 390 | 768;
  /** What the platform or the page is made to do, before anybody signs in. */
  readonly arrange?: (sandbox: Sandbox, page: Page) => Promise<void>;
  /** What is done on it until the state is there. */
  readonly open?: (page: Page, sandbox: Sandbox) => Promise<void>;
  readonly isSignIn?: true;
  /** Its answer never comes, so that waiting for the page to be quiet would outlast the console's own time limit. */
  readonly isWaiting?: true;
  /** It shows as much as the platform holds, so that it has a picture with nothing and with much. */
  readonly isList?: true;
  /** It stands beside its list, and is what is walked through. */
  readonly isDrawer?: true;
  /** It shows names, so that it has a picture with long ones. */
  readonly hasNames?: true;
}

/** Signs in, goes there and does what is done on it. */
export async function reach(page: Page, sandbox: Sandbox, screen: Screen): Promise<void> {
  const { path, as = 'admin@acme.test', width, arrange, open, isSignIn } = screen;
  await arrange?.(sandbox, page);
  const signingIn = new SignInPage(page);
  if (isSignIn) await signingIn.open();
  else {
    await signingIn.openAt(path.startsWith('/') ? path : `/acme/${path}`);
    await signingIn.enter(as, PASSWORD);
    await expect(page).not.toHaveURL(/sign-in/);
    // The form stays in sight until the screen is there, or says that it is on its way.
    await expect(signingIn.password).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  if (width) await page.setViewportSize({ width, height: 900 });
  await open?.(page, sandbox);
}
