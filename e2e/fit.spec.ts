// Tests that messages and controls fit on the screen. Messages are tested on a phone, in each language and in
// lengthened English.
import type { Page } from '@playwright/test';
import { LOCALES } from '../src/i18n/locale';
import { expect, test } from './fixtures';
import { DEMO_PATHS, goToScreen, switchConsoleLanguage } from './go-to-screen';
import { ArticlePage, DEMO_PORTAL_PATH } from './pages/help-center-page';
import { signIn } from './pages/sign-in-page';

/**
 * Lengthens English text by forty percent, which is as much as most languages need. The added text can wrap between
 * words.
 */
const lengthen = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const length = node.data.trim().length;
      const own = node.parentElement?.closest('button, a, label, legend, h1, h2, h3, th, [role="tab"], p');
      if (length > 2 && own)
        node.data += ' one two three four five six'.slice(0, 1 + Math.ceil(length * 0.4));
    }
  });

/** Returns elements that are cut off or wider than the page, except in scrollable areas. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element): boolean =>
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
      (element.parentElement !== null && element !== document.body && scrolls(element.parentElement));
    const words =
      'button, button *, label, legend, h1, h2, h3, [role="tab"], [role="status"], [role="alert"]';
    const name = (element: Element) => `${element.localName}: ${element.textContent.trim().slice(0, 60)}`;
    const seen = [
      ...document.querySelectorAll<HTMLElement>(`main ${words.replaceAll(', ', ', main ')}`),
    ].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.textContent.trim() !== '' &&
        !scrolls(element),
    );
    const wide = seen.filter((element) => element.getBoundingClientRect().right > innerWidth + 1);
    const clipped = seen.filter(
      (element) =>
        ['hidden', 'clip'].includes(getComputedStyle(element).overflowX) &&
        element.clientWidth > 1 &&
        element.scrollWidth > element.clientWidth + 1,
    );
    const page = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : [];
    return [...page, ...wide.map((one) => `wide ${name(one)}`), ...clipped.map((one) => `cut ${name(one)}`)];
  });

/**
 * Returns the controls that extend beyond the page's edge, and the filters whose name or selected option is cut off. A
 * filter that shows all records may be cut off.
 */
const cutFilters = (page: Page) =>
  page.evaluate(() => {
    const edge = document.querySelector('main')?.getBoundingClientRect().right ?? 0;
    return [...document.querySelectorAll('main :is(select, button)')]
      .map((control) => control.closest('label') ?? control)
      .filter((one) => {
        const select = one.querySelector('select');
        const isCut = one.scrollWidth > one.clientWidth || one.getBoundingClientRect().right > edge;
        if (select?.value !== '') return isCut;
        // Compares the filter's width with its natural width, which it has without constraints.
        const { width } = select.getBoundingClientRect();
        select.style.flex = 'none';
        const isNarrowed = select.getBoundingClientRect().width > width + 0.1;
        select.style.flex = '';
        return isCut || isNarrowed;
      })
      .map((one) => one.textContent);
  });

/** Returns the bulk actions for selected rows that have cut-off text or extend beyond their bar. */
const cutActs = (page: Page) =>
  page
    .getByRole('main')
    .locator('fieldset')
    .evaluate((bar) =>
      [...bar.querySelectorAll('button, span')]
        .filter(
          (part) =>
            part.scrollWidth > part.clientWidth ||
            part.scrollHeight > part.clientHeight ||
            part.getBoundingClientRect().right > bar.getBoundingClientRect().right,
        )
        .map((part) => part.textContent),
    );

for (const language of LOCALES) {
  test(`the article filters and the actions on selected articles fit at every width: ${language}`, {
    tag: '@deep',
  }, async ({ page }) => {
    await signIn(page, 'admin@acme.test', '/acme/inboxes');
    await switchConsoleLanguage(page, language);
    for (const query of ['', 'sort=title_asc', 'locale=pt_BR&sort=updated_asc', 'category_id=410']) {
      await goToScreen(page, `/acme/help-center/acme-help?${query}`);
      for (const width of [768, 1024, 1280, 1360, 1400, 1439, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await cutFilters(page), `${query} at ${width}`).toEqual([]);
      }
    }
    await goToScreen(page, '/acme/help-center/acme-help?sort=title_asc');
    await page.getByRole('columnheader').getByRole('checkbox').check();
    for (const width of [390, 768, 1024, 1280, 1360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await cutActs(page), `acts at ${width}`).toEqual([]);
    }
  });
}

test('a list shows as many columns as fit, and always the start of each name', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/acme/inboxes');
  const lists = ['conversations', 'macros', 'people', 'teams', 'assistants', 'help-center'];
  for (const path of [...lists, 'help-center/acme-help', 'help-center/acme-help/categories']) {
    await goToScreen(page, `/acme/${path}`);
    const table = page.getByRole('main').getByRole('table').first();
    await expect(table.locator('tbody tr').first()).toBeVisible();
    for (const width of [768, 900, 1024, 1100, 1152, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const narrow = table.evaluate((element: HTMLElement) =>
        [...element.querySelectorAll('th')]
          .filter((head) => head.textContent.trim() !== '' && head.checkVisibility())
          // A title that is visible to screen readers only may overlap icons.
          .filter((head) => (head.firstElementChild as HTMLElement | null)?.offsetWidth !== 1)
          .filter(
            (head) =>
              head.offsetWidth < 80 || element.offsetWidth > (head.closest('section')?.clientWidth ?? 0),
          )
          .map((head) => head.textContent),
      );
      expect.soft(await narrow, `${path} at ${width}`).toEqual([]);
      const names = table.locator('td > div > :is(a, button)');
      const unread = names.evaluateAll(
        (all: HTMLElement[]) => all.filter(({ offsetWidth }) => offsetWidth < 24).length,
      );
      expect.soft(await unread, `names in ${path} at ${width}`).toBe(0);
    }
  }
});

for (const language of [...LOCALES, 'longer']) {
  test(`every message fits into its element at 390 px: ${language}`, { tag: '@deep' }, async ({ page }) => {
    await signIn(page, 'admin@acme.test', '/acme/inboxes');
    await page.setViewportSize({ width: 390, height: 800 });
    if (language !== 'longer') await switchConsoleLanguage(page, language);
    for (const path of DEMO_PATHS) {
      await test.step(path || 'home', async () => {
        await goToScreen(page, `/acme/${path}`);
        // Selects a channel, because the page then shows more text.
        if (path === 'campaigns/new') await page.getByRole('main').getByRole('radio').first().click();
        if (language === 'longer') await lengthen(page);
        expect.soft(await cutOff(page), path).toEqual([]);
      });
    }
  });
}

test('three buttons of a dialog are side by side on a wide screen, and stacked on a phone', async ({
  page,
}) => {
  await signIn(page, 'author@acme.test', `${DEMO_PORTAL_PATH}/articles/10013`);
  const editor = new ArticlePage(page);
  await editor.type(' More.');
  await expect(editor.line('Unsaved changes (saved in this browser)')).toBeVisible();
  await page.getByRole('link', { name: 'Articles', exact: true }).click();
  const buttons = page.getByRole('dialog').locator('[data-foot] button');
  await expect(buttons).toHaveCount(3);
  /** Returns the number of different top edges of the buttons, and of different left edges. */
  const look = () =>
    buttons.evaluateAll((all) => {
      const boxes = all.map((one) => one.getBoundingClientRect());
      return [new Set(boxes.map(({ top }) => top)).size, new Set(boxes.map(({ left }) => left)).size];
    });
  for (const language of LOCALES) {
    await switchConsoleLanguage(page, language);
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
    await page.setViewportSize({ width: 768, height: 800 });
    await expect.poll(look).toEqual([1, 3]);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect.poll(look).toEqual([3, 1]);
  }
});
