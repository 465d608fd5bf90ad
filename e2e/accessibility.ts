// Whether a screen passes axe, in light and in dark.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Runs inside the page. The scheme is changed in place, as the console does it, so that what is typed or open stays. */
async function findings(tags: string[]): Promise<string[]> {
  const root = document.documentElement;
  const before = root.getAttribute('data-mantine-color-scheme') ?? 'light';
  const found: string[] = [];
  for (const scheme of ['light', 'dark']) {
    root.setAttribute('data-mantine-color-scheme', scheme);
    // Colours that are still on their way have a contrast of their own.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    // Another scheme is other colours, and nothing else. Describing at length what passed would take a third of the time.
    const runOnly = scheme === 'dark' ? ['color-contrast'] : tags;
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'], runOnly });
    for (const { id, help, nodes } of violations)
      found.push(...nodes.map(({ target }) => `${scheme}: ${id} (${help}): ${target.join(' ')}`));
  }
  root.setAttribute('data-mantine-color-scheme', before);
  return found;
}

/** Expects no finding of axe on the screen as it stands, in both colour schemes. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  expect(await page.evaluate(findings, TAGS), 'axe').toEqual([]);
}
