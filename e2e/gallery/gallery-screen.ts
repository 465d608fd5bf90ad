// A gallery screen in one state: its path, the person who views it, and the actions that lead to the state.
import { expect, type Page } from '@playwright/test';
import { PASSWORD, SignInPage } from '../pages/sign-in-page';
import type { Sandbox } from '../sandbox-hooks';

/**
 * The fixed time of the page and the sandbox, so that pictures taken on different days are equal. It is shortly after
 * the latest time in the demo data.
 */
export const PICTURE_TIME = Date.parse('2026-11-02T10:30:00Z');

export interface GalleryScreen {
  readonly name: string;
  /** The path below the workspace, or from the root if it starts with a slash. */
  readonly path: string;
  /** The email of the viewer. Defaults to the administrator. */
  readonly as?: string;
  /** The width of the window, if the state exists only at that width. */
  readonly width?: 390 | 768;
  /** Prepares the platform or the page before signing in. */
  readonly arrange?: (sandbox: Sandbox, page: Page) => Promise<void>;
  /** Brings the screen into the state. */
  readonly open?: (page: Page, sandbox: Sandbox) => Promise<void>;
  readonly isSignIn?: true;
  /**
   * True if one of the screen's responses never arrives. The gallery then doesn't wait for an idle page, because the
   * console's own timeout would end the state first.
   */
  readonly isWaiting?: true;
  /**
   * True if the screen depends on the amount of data. Pictures of it are then also taken without data and with much
   * data.
   */
  readonly isList?: true;
  /** True for a drawer next to its list. Tests that visit all screens also open it. */
  readonly isDrawer?: true;
  /** True if the screen shows names. Pictures of it are then also taken with long names. */
  readonly hasNames?: true;
}

/** Signs in, navigates to the screen and brings it into its state. */
export async function goToState(page: Page, sandbox: Sandbox, screen: GalleryScreen): Promise<void> {
  const { path, as = 'admin@acme.test', width, arrange, open, isSignIn } = screen;
  await arrange?.(sandbox, page);
  const signingIn = new SignInPage(page);
  if (isSignIn) await signingIn.open();
  else {
    await signingIn.openAt(path.startsWith('/') ? path : `/acme/${path}`);
    await signingIn.enter(as, PASSWORD);
    await expect(page).not.toHaveURL(/sign-in/);
    // Waits until the sign-in form disappears. It stays visible until the screen or its loading state is shown.
    await expect(signingIn.password).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  if (width) await page.setViewportSize({ width, height: 900 });
  await open?.(page, sandbox);
}
