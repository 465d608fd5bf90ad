// From a record back to the list that it was opened from, by the link to what it lies within.
import { expect, test } from './fixtures';
import { PORTAL } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

test('the way up from an article leads to the list as it was left', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${PORTAL}?status=published&per_page=10&page=2`);
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
  await rows.last().getByRole('link').first().click();
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).toBeVisible();
  await page.getByRole('link', { name: 'Articles', exact: true }).click();
  await expect(page).toHaveURL(/\?.*page=2/);
  await expect(page).toHaveURL(/status=published/);
  await expect(rows.last()).toBeInViewport();
  // What is unsaved is asked about, as on any way.
  await rows.last().getByRole('link').first().click();
  await title.fill('Another title');
  await expect(page.getByText('Unsaved', { exact: false }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Articles', exact: true }).click();
  await expect(page).toHaveURL(/status=published/);
});

test('the way up from a conversation leads to what was looked for', { tag: '@deep' }, async ({ page }) => {
  await signIn(page, 'agent@acme.test', '/acme/conversations?status=open');
  await page.getByRole('row').getByRole('link').first().click();
  const crumb = page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name: 'Conversations' });
  await crumb.click();
  await expect(page).toHaveURL(/conversations\?status=open$/);
});
