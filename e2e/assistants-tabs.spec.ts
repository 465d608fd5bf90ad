// Assistants: unsaved edits in several tabs.
import { expect, test } from './fixtures';
import { AssistantPage } from './pages/assistant-page';
import { signIn } from './pages/sign-in-page';

test.use({ reloads: true });

test('unsaved edits made to an assistant in two tabs are stored separately, and either version can be restored', {
  tag: '@deep',
}, async ({ page, context, watch }) => {
  const first = new AssistantPage(page);
  await first.open('support-draft');
  await first.describe('From the first tab');
  await expect(first.keeping).toContainText('saved in this browser');
  const other = await context.newPage();
  watch(other);
  const second = new AssistantPage(other);
  await second.open('support-draft');
  const elsewhere = 'Another tab has unsaved edits to this assistant';
  await expect(other.getByText(elsewhere)).toBeVisible();
  await expect(page.getByText(elsewhere)).toHaveCount(0);
  await second.show('Settings');
  await expect(second.description).not.toHaveValue('From the first tab');
  await second.description.fill('From the second tab');
  await expect(second.keeping).toContainText('saved in this browser');
  await expect(page.getByText(elsewhere)).toBeVisible();
  await other.close();
  await page.reload();
  await signIn(page, 'admin@acme.test', '/acme/assistants/support-draft/settings');
  await expect(first.description).toHaveValue('From the second tab');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(first.description).toHaveValue('From the first tab');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(first.description).toHaveValue('From the second tab');
  const notice = page.getByRole('status', { name: 'You have other unsaved edits' });
  const discard = async () => {
    await notice.getByRole('button', { name: 'Discard', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await expect(notice).toHaveCount(0);
  };
  await discard();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(notice).toBeVisible();
  await discard();
  await expect(first.description).toHaveValue('From the second tab');
});

test('a tab stops reporting unsaved edits of another tab once the other tab discards them', async ({
  page,
  context,
  watch,
}) => {
  const first = new AssistantPage(page);
  await first.open('support-draft');
  await first.describe('From the first tab');
  await expect(first.keeping).toContainText('saved in this browser');
  const other = await context.newPage();
  watch(other);
  await new AssistantPage(other).open('support-draft');
  const notice = other.getByText('Another tab has unsaved edits to this assistant');
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(notice).toHaveCount(0);
});
