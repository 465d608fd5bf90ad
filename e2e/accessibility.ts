// Whether a screen passes axe: in light, in dark, or in both.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import type axe from 'axe-core';
import { isDeep } from '../src/build/depth';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const SCHEMES = ['light', 'dark'] as const;

/** The deep run looks at both schemes, the ordinary one at either, so that each has about half of the states. */
function schemesOf(state: string): readonly string[] {
  const sum = [...state].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return isDeep ? SCHEMES : SCHEMES.filter((_, index) => index === sum % SCHEMES.length);
}

/** Runs inside the page. The scheme is changed in place, as the console does it, so that what is typed or open stays. */
async function findings({
  schemes,
  tags,
}: {
  schemes: readonly string[];
  tags: string[];
}): Promise<string[]> {
  const root = document.documentElement;
  // A menu and a list of choices belong to their button or field, wherever they are drawn, as a dialog does.
  const regionMatcher = 'dialog, [role=dialog], [role=alertdialog], svg, [role=menu], [role=listbox]';
  window.axe.configure({ checks: [{ id: 'region', options: { regionMatcher } }] });
  const before = root.getAttribute('data-mantine-color-scheme') ?? 'light';
  const found: string[] = [];
  for (const [index, scheme] of schemes.entries()) {
    root.setAttribute('data-mantine-color-scheme', scheme);
    // Colours that are still on their way have a contrast of their own. What turns until something is there never ends.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    await Promise.allSettled(ending.map(({ finished }) => finished));
    // Another scheme is other colours, and nothing else. Describing at length what passed would take a third of the time.
    const runOnly = index > 0 ? ['color-contrast'] : tags;
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'], runOnly });
    for (const { id, help, nodes } of violations)
      found.push(...nodes.map(({ target }) => `${scheme}: ${id} (${help}): ${target.join(' ')}`));
  }
  root.setAttribute('data-mantine-color-scheme', before);
  return found;
}

/** Expects no finding of axe on the screen as it stands, in one scheme or in both. */
export async function expectAccessible(page: Page, schemesWanted: 'one' | 'both' = 'one'): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // What lies half below the bar that stays in sight would be too small a target, as long as nobody scrolls.
  await page.evaluate(() => scrollTo(0, 0));
  const schemes =
    schemesWanted === 'both' ? SCHEMES : schemesOf(test.info().title + new URL(page.url()).pathname);
  expect(await page.evaluate(findings, { schemes, tags: TAGS }), 'axe').toEqual([]);
}
