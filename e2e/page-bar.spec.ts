// The bar of a page that is about one thing: it stands where the frame's would.
import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { PORTAL } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

test('a page’s own bar takes the place of the frame’s, unless that has something to tell', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/help-center/acme-help/articles/10001');
  const bar = page.getByRole('banner');
  const search = page.getByRole('button', { name: 'Search or go to…' });
  const account = page.getByRole('button', { name: /Account menu/ });
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
  const sections = page.getByRole('navigation', { name: 'Sections' });
  const bottom = async (part: Locator) => {
    const { y, height } = (await part.boundingBox()) ?? { y: 0, height: Number.NaN };
    return y + height;
  };
  for (const [width, height] of [
    [768, 900],
    [768, 640],
    [1440, 640],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(bar.getByRole('navigation')).toBeHidden();
    // The navigation begins where it does on any page.
    expect((await sections.getByRole('button').first().boundingBox())?.y).toBe(8);
    // Below the ways to the sections, however few of them are in sight, and on none of them.
    for (const button of [search, account]) {
      const box = await button.boundingBox();
      expect(box?.x).toBeLessThan(56);
      expect(box?.y).toBeGreaterThanOrEqual(await bottom(sections.locator(':scope > div')));
    }
  }
  await expectAccessible(page);
  await account.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await sandbox.fault({ operation: 'articles.list', kind: 'rate_limited', retry_after_s: 60 });
  await page.getByRole('complementary').getByText('Translations').click();
  await expect(bar.getByRole('img', { name: /paused for/ })).toBeVisible();
  await expect(bar.getByRole('navigation')).toBeVisible();
});

test('on a phone an assistant and a campaign have one bar, with the way back', { tag: '@deep' }, async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/assistants/support-draft/prompt');
  await page.setViewportSize({ width: 390, height: 844 });
  const search = page.getByRole('button', { name: 'Search or go to…' });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await expect(heading('Support (draft)')).toHaveCount(1);
  await expect(search).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Assistants', exact: true }).click();
  await expect(heading('Assistants')).toBeVisible();
  await expect(search).toBeVisible();
  await page.evaluate(() => history.pushState(null, '', '/acme/campaigns/new'));
  await expect(heading('New campaign')).toHaveCount(1);
  await expect(search).toBeHidden();
  await page.getByRole('link', { name: 'Save draft and close' }).click();
  await expect(heading('Campaigns')).toBeVisible();
  // An assistant that isn't there has no bar, and the frame's is the way on.
  await page.evaluate(() => history.pushState(null, '', '/acme/assistants/nobody/prompt'));
  await expect(heading('nobody')).toBeVisible();
  await expect(search).toBeVisible();
});

test('what stands for an article while it is read is where the article will be', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'author@acme.test', PORTAL);
  await sandbox.fault({ operation: 'articles.get', kind: 'latency', delay_ms: 1500 });
  await page.getByRole('row').getByRole('link').first().click();
  const main = page.getByRole('main');
  await expect(main.getByRole('status', { name: 'Loading' })).toBeVisible();
  const back = page.getByRole('link', { name: 'Articles', exact: true });
  const before = await back.boundingBox();
  // With each change of what it says the browser would style all of the page anew.
  const changes = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const note = (all: MutationRecord[]) => seen.push(...all.map(({ attributeName }) => attributeName ?? ''));
    new MutationObserver(note).observe(document.documentElement, { attributes: true });
    return seen;
  });
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
  expect(await back.boundingBox()).toEqual(before);
  expect(await changes.jsonValue()).toEqual([]);
});
