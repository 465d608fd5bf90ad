// Tests that controls and table content on large screens aren't cut off, and that the shortcut sheet lists only keys
// that work.
import type { Page } from '@playwright/test';
import { LOCALES } from '../src/i18n/locale';
import { expect, test } from './fixtures';
import { DEMO_PATHS, goToScreen, switchConsoleLanguage } from './go-to-screen';
import { signIn } from './pages/sign-in-page';

const ARTICLE = 'help-center/acme-help/articles/10001';

/**
 * Lists the controls that are cut off by the edge of the page or of an ancestor. Controls that can be reached by
 * vertical scrolling aren't listed. Horizontal scrolling doesn't count, because a scroll bar that only appears while
 * scrolling gives no hint of more content.
 */
const listCutControls = (page: Page) =>
  page.evaluate(() => {
    /**
     * Lists the ancestors of an element that can cut it off. An absolutely positioned element is only cut off by its
     * containing block and the ancestors of that block.
     */
    const listAncestors = (element: Element): Element[] => {
      const found: Element[] = [];
      let { position } = getComputedStyle(element);
      for (let above = element.parentElement; above && position !== 'fixed'; above = above.parentElement) {
        const style = getComputedStyle(above);
        const contains = position !== 'absolute' || style.position !== 'static' || style.transform !== 'none';
        if (!contains || style.display === 'contents') continue;
        found.push(above);
        position = style.position;
      }
      return found;
    };
    const isCutBy = (control: Element, above: Element): boolean => {
      const [shown, box] = [control.getBoundingClientRect(), above.getBoundingClientRect()];
      const { overflowX, overflowY, overflowClipMargin, textOverflow } = getComputedStyle(above);
      const margin = 1 + (Number.parseFloat(overflowClipMargin) || 0);
      // A link in running text may be shortened with an ellipsis, because it remains usable.
      const isEllipsis = textOverflow === 'ellipsis' && getComputedStyle(control).display === 'inline';
      const cutsAcross = above === document.body || (overflowX !== 'visible' && !isEllipsis);
      const cutsDown = ['hidden', 'clip'].includes(overflowY) && above !== document.body;
      return (
        (cutsAcross && (shown.left < box.left - margin || shown.right > box.right + margin)) ||
        (cutsDown && (shown.top < box.top - 4 - margin || shown.bottom > box.bottom + 4 + margin))
      );
    };
    const controls = 'a[href], button, select, textarea, summary, input, label:has(input)';
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      const { width, height, right } = control.getBoundingClientRect();
      // The skip link is outside the page's left edge until it has the focus.
      const isDrawn =
        right > 0 &&
        width > 1 &&
        height > 1 &&
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const cutter = isDrawn && listAncestors(control).find((above) => isCutBy(control, above));
      const name = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 40);
      return cutter ? [`${control.localName} “${name}” by ${cutter.localName}.${cutter.className}`] : [];
    });
  });

test('every control of every screen is fully visible on large screens', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme/inboxes');
  for (const path of [...DEMO_PATHS, 'canned-responses?folder=shipping', 'macros/import', ARTICLE]) {
    await goToScreen(page, `/acme/${path}`);
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await listCutControls(page), `${path} at ${width}`).toEqual([]);
    }
  }
});

/** Lists the table content that overflows its box, or that the cell cuts off without an ellipsis. */
const listCutTexts = (page: Page) =>
  page
    .getByRole('main')
    .locator('td *')
    .evaluateAll((all) =>
      all
        .filter((one) => {
          const { display, overflowX } = getComputedStyle(one);
          const cell = one.closest('td');
          if (!cell || display === 'inline' || one.clientWidth <= 1) return false;
          const end =
            cell.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(cell).paddingRight);
          const sticksOut = overflowX === 'visible' && one.scrollWidth > one.clientWidth + 1;
          return sticksOut || one.getBoundingClientRect().right > end + 1;
        })
        .map(({ textContent }) => textContent),
    );

test('text in tables isn’t cut off in any language', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme/inboxes');
  for (const path of ['browser-storage', 'help-center/acme-help/translations?per_page=100']) {
    await goToScreen(page, `/acme/${path}`);
    // Waits for a cell, because a list that is still loading has rows without cells.
    await expect(page.getByRole('main').getByRole('cell').first()).toBeVisible();
    for (const language of LOCALES) {
      await switchConsoleLanguage(page, language);
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
      for (const width of [1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await listCutTexts(page), `${path} in ${language} at ${width}`).toEqual([]);
      }
    }
    await switchConsoleLanguage(page, 'en');
  }
});

test('shortcuts are listed only where they work, and C creates a record in a folder', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme/macros');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const keys = sheet.getByRole('region', { name: 'In a list' }).locator('kbd');
  const expectKeys = async (title: string, expected: readonly string[]) => {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main').locator('tbody tr').first()).toBeVisible();
    // Retries, because the keys work only once the rest of the frame is loaded.
    await expect(async () => {
      if (!(await sheet.isVisible())) await page.keyboard.press('?');
      await expect(sheet).toBeVisible({ timeout: 200 });
    }).toPass();
    await expect(keys).toHaveText(expected);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  };
  await expectKeys('Macros', ['J', 'K', 'Enter', 'X', 'Shift', 'X', '/', 'C']);
  await goToScreen(page, '/acme/help-center/acme-help');
  await expectKeys('Acme Help & Advice', ['J', 'K', 'Enter', 'X', 'Shift', 'X', '/', 'C']);
  await goToScreen(page, '/acme/availability-reasons');
  await expectKeys('Availability reasons', ['J', 'K', 'Enter', 'E', 'C']);
  await goToScreen(page, '/acme/canned-responses?folder=shipping');
  await expectKeys('Canned responses', ['J', 'K', 'Enter', 'X', 'Shift', 'X', '/', 'C']);
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog', { name: 'New canned response' })).toBeVisible();
});
