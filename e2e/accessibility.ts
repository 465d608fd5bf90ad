// Accessibility checks with axe in light mode, dark mode, or both.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import type axe from 'axe-core';
import { isDeepRun } from '../src/build/depth';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const SCHEMES = ['light', 'dark'] as const;

/**
 * Returns the color schemes to check. The deep run (`npm run test:deep`) checks both. The ordinary run checks one
 * scheme per screen state. The state's name selects it, so that each scheme covers about half of the states.
 */
function listSchemes(state: string): readonly string[] {
  const sum = [...state].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return isDeepRun ? SCHEMES : SCHEMES.filter((_, index) => index === sum % SCHEMES.length);
}

/**
 * Runs inside the page and returns axe's findings in each scheme. Switches the scheme without reloading the page, as
 * the console does, so that input is kept and open menus or dialogs stay open.
 */
async function findings({
  schemes,
  tags,
}: {
  schemes: readonly string[];
  tags: string[];
}): Promise<string[]> {
  const root = document.documentElement;
  // Menus and listboxes may be outside a landmark, just like dialogs, because they belong to the button or field that
  // opens them.
  const regionMatcher = 'dialog, [role=dialog], [role=alertdialog], svg, [role=menu], [role=listbox]';
  window.axe.configure({ checks: [{ id: 'region', options: { regionMatcher } }] });
  // Renders rows outside the viewport, because axe would otherwise measure their content at estimated positions.
  const rendering = new CSSStyleSheet();
  rendering.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(rendering);
  const before = root.getAttribute('data-mantine-color-scheme') ?? 'light';
  const found: string[] = [];
  for (const [index, scheme] of schemes.entries()) {
    root.setAttribute('data-mantine-color-scheme', scheme);
    // Waits for transitions, because colors have a different contrast during a transition. Skips loading animations,
    // which never end.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    await Promise.allSettled(ending.map(({ finished }) => finished));
    // The second scheme is only checked for contrast, because only its colors differ. Details of passed rules are
    // omitted, because collecting them would take a third of the time.
    const runOnly = index > 0 ? ['color-contrast'] : tags;
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'], runOnly });
    for (const { id, help, nodes } of violations)
      found.push(...nodes.map(({ target }) => `${scheme}: ${id} (${help}): ${target.join(' ')}`));
  }
  root.setAttribute('data-mantine-color-scheme', before);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== rendering);
  return found;
}

/** Expects that axe finds nothing on the current screen, in one scheme or in both. */
export async function expectAccessible(page: Page, schemesWanted: 'one' | 'both' = 'one'): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // Scrolls to the top, because an element half covered by the sticky bar would count as too small a target.
  await page.evaluate(() => scrollTo(0, 0));
  const schemes =
    schemesWanted === 'both' ? SCHEMES : listSchemes(test.info().title + new URL(page.url()).pathname);
  expect(await page.evaluate(findings, { schemes, tags: TAGS }), 'axe').toEqual([]);
}
