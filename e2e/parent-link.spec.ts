// The link from a record to its parent page returns to the list that the record was opened from.
import { expect, test } from './fixtures';
import { DEMO_PORTAL_PATH } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

test('the parent link of an article returns to the list with its previous filters', async ({ page }) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}?status=published&per_page=10&page=2`);
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
  await rows.last().getByRole('link').first().click();
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).toBeVisible();
  await page.getByRole('link', { name: 'Articles', exact: true }).click();
  await expect(page).toHaveURL(/\?.*page=2/);
  await expect(page).toHaveURL(/status=published/);
  await expect(rows.last()).toBeInViewport();
  // The person must confirm leaving unsaved changes, as with any navigation.
  await rows.last().getByRole('link').first().click();
  await title.fill('Another title');
  await expect(page.getByText('Unsaved', { exact: false }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Articles', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay on page' }).click();
  await expect(title).toHaveValue('Another title');
  await page.getByRole('link', { name: 'Articles', exact: true }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(rows.last()).toBeVisible();
  await expect(page).toHaveURL(/status=published/);
});

test('the parent link of a conversation returns to the search results', { tag: '@deep' }, async ({
  page,
}) => {
  await signIn(page, 'agent@acme.test', '/acme/conversations?status=open');
  await page.getByRole('row').getByRole('link').first().click();
  const crumb = page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name: 'Conversations' });
  await crumb.click();
  await expect(page).toHaveURL(/conversations\?status=open$/);
});
