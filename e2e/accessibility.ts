// Whether a screen passes axe, in light and in dark.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function violations(axe: AxeBuilder): Promise<string[]> {
  // The console has no frames, so axe needs no page of its own to put their findings together.
  const { violations: found } = await axe.setLegacyMode().analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
  );
}

/**
 * Expects no finding of axe on the screen as it stands, in both colour schemes. The scheme is changed in place, as the
 * console does it, so that what is typed or open stays.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const root = page.locator('html');
  const before = await root.getAttribute('data-mantine-color-scheme');
  for (const scheme of ['light', 'dark']) {
    await root.evaluate((element, value) => element.setAttribute('data-mantine-color-scheme', value), scheme);
    // Colours that are still on their way have a contrast of their own.
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
    // Describing at length what passed would take a third of the time.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
    // Another scheme is other colours, and nothing else.
    const rules = scheme === 'dark' ? axe.withRules('color-contrast') : axe.withTags(TAGS);
    expect(await violations(rules), `axe, ${scheme}`).toEqual([]);
  }
  await root.evaluate(
    (element, value) => element.setAttribute('data-mantine-color-scheme', value ?? 'light'),
    before,
  );
}
