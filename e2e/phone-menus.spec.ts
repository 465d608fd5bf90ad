// Menus on phones: bottom sheets that close by a tap next to them and by Escape.
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { signIn } from './pages/sign-in-page';

const PHONE = { width: 390, height: 844 };

test('a menu on a phone is a bottom sheet with rows of 44 px, and a tap outside closes it', async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/conversations/1042');
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'More actions' }).click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await expect
    .poll(async () => {
      const box = await menu.boundingBox();
      return box && { left: box.x, width: box.width, bottom: box.y + box.height };
    })
    .toEqual({ left: 0, width: PHONE.width, bottom: PHONE.height });
  for (const item of await menu.getByRole('menuitem').all())
    expect((await item.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectAccessible(page);
  const address = page.url();
  await page.mouse.click(PHONE.width / 2, 200);
  await expect(menu).toHaveCount(0);
  expect(page.url()).toBe(address);
});

test('on phones, Escape closes a menu and returns the focus to its button', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme/conversations/1042');
  await page.setViewportSize(PHONE);
  const button = page.getByRole('button', { name: 'More actions' });
  await button.click();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('on phones, the close button of a conversation’s details returns the focus to the button that opened them', async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test', '/acme/conversations/1042');
  await page.setViewportSize(PHONE);
  const button = page.getByRole('button', { name: 'About this conversation' });
  await button.click();
  const details = page.getByRole('dialog', { name: 'About this conversation' });
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(details).toHaveCount(0);
  await expect(button).toBeFocused();
});

test.describe('with a touch screen', () => {
  test.use({ freshPage: true, hasTouch: true });

  test('a slow tap next to a menu closes it without opening the link behind it', async ({ page }) => {
    await signIn(page, 'admin@acme.test', '/acme/conversations/1042');
    await page.setViewportSize(PHONE);
    const link = page.getByRole('main').getByRole('link').first();
    await page.getByRole('button', { name: 'More actions' }).tap();
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem').first()).toBeFocused();
    const box = await link.boundingBox();
    if (box === null) throw new Error('The link isn’t visible.');
    const address = page.url();
    const devTools = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(menu).toHaveCount(0);
    expect(page.url()).toBe(address);
  });
});
