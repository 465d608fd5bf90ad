// Navigates to the pages of the demo account without a reload.
import { expect, type Page } from '@playwright/test';

export const DEMO_PATHS = [
  '',
  'conversations',
  'conversations/1042',
  'inboxes',
  'inboxes/2',
  'canned-responses',
  'canned-responses/import',
  'macros',
  'macros/3001',
  'macros/new',
  'automation-rules',
  'automation-rules/801',
  'automation-rules/test?conversation=1042',
  'used-by',
  'labels',
  'labels?label=201',
  'availability-reasons',
  'teams',
  'teams/301',
  'people?person=9',
  'health',
  'platform',
  'activity',
  'browser-storage',
  'compare',
  'compare?tab=compare',
  'compare?tab=apply',
  'help-center',
  'help-center/acme-help',
  'help-center/acme-help/categories',
  'help-center/acme-help/translations',
  'help-center/acme-help/health',
  'help-center/acme-help/replace',
  'help-center/acme-help/settings',
  'help-center/acme-help/articles/new',
  'campaigns',
  'campaigns/new',
  'assistants',
  'assistants/support-draft/prompt',
  'assistants/support-draft/settings',
  'assistants/support-draft/review',
];

/** Changes the language as another tab does. */
export const switchConsoleLanguage = (page: Page, language: string) =>
  page.evaluate((newValue) => {
    localStorage.setItem('console-locale', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'console-locale', newValue }));
  }, language);

/** Navigates to another screen and waits for an element that the previous one didn't have. */
export async function goToScreen(page: Page, path: string): Promise<void> {
  const main = page.getByRole('main');
  await page.evaluate((to) => {
    const { pathname } = new URL(to, location.href);
    // Marks the elements of the previous screen. If only the query changes, the same elements stay on the page.
    if (pathname !== location.pathname)
      for (const element of document.querySelectorAll<HTMLElement>('main *')) element.dataset.former = '';
    history.pushState(null, '', to);
  }, path);
  await expect(main.locator(':not([data-former])').first()).toBeAttached();
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  // A portal's checks load the content of all its articles.
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
}

/** Follows an entry of the navigation, including those below Settings. */
export async function goToSection(page: Page, name: string): Promise<void> {
  const sections = page.getByRole('navigation', { name: 'Sections', exact: true });
  const settings = sections.getByRole('button', { name: 'Settings' });
  const link = sections.getByRole('link', { name, exact: true });
  await expect(settings).toBeVisible();
  if ((await link.count()) === 0) await settings.click();
  await link.click();
}
