// `npm run gallery`: takes a picture of every screen of the last build and creates a page to browse them. `-- --only
// macros` (repeatable) limits the pictures to some screens. `-- --against DIR` compares the result with the pictures of
// an earlier build in that folder.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page, type Request } from '@playwright/test';
import { LOCALES } from '../../src/i18n/locale';
import { startSandboxServer } from '../../src/sandbox/server';
import { findBrowser, getBrowserArguments } from '../browser';
import { connectToSandbox } from '../sandbox-hooks';
import { findDifferences } from './compare-pictures';
import { type GalleryScreen, goToState } from './gallery-screen';
import { DATA_STATES, type DataState, GALLERY_SCREENS, SCREEN_STATES } from './gallery-screens';
import { type Picture, renderDifferencePage, renderGalleryPage } from './sheet';

const OUT = join(import.meta.dirname, '../.results/gallery');
const WIDTHS = { 390: 844, 768: 1024, 1440: 900 } as const;
const SCHEMES = ['light', 'dark'] as const;

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, against: { type: 'string' } },
});
const against = values.against === undefined ? null : resolve(values.against);
if (against && !existsSync(against)) throw new Error(`There is no folder ${against}.`);
if (against === OUT) throw new Error('Move the earlier pictures first: this run replaces them.');
const ALL = [...GALLERY_SCREENS, ...SCREEN_STATES];
const unknown = values.only?.find((name) => !ALL.some((screen) => screen.name === name));
if (unknown) throw new Error(`No screen is named ${unknown}: ${ALL.map(({ name }) => name).join(', ')}.`);
const chosen = ALL.filter(({ name }) => values.only?.includes(name) ?? true);

/**
 * Returns a function that waits until the page has had no requests or tasks for a while. It waits for about ten seconds
 * at most, because a response may never arrive.
 */
function createQuietPage(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return async () => {
    for (let still = 0, rounds = 0; still < 3 && rounds < 100; still += 1, rounds += 1) {
      await wait(100);
      await page.evaluate(
        () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 })),
      );
      if (pending.size > 0) still = -1;
    }
  };
}

/** Changes the language as another tab of the same person does. */
const speak = (page: Page, newValue: string) =>
  page.evaluate((init) => dispatchEvent(new StorageEvent('storage', init)), {
    key: 'console-locale',
    newValue,
  });

/** Waits until the page has measured itself at its new width and the color transitions are over. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });

/** Takes pictures of the current screen at each width and in each color scheme. */
async function takeSizes(
  page: Page,
  screen: GalleryScreen,
  facts: Picture['facts'],
  schemes: readonly string[],
) {
  const pictures: Picture[] = [];
  for (const [width, height] of Object.entries(WIDTHS)) {
    if (screen.width && screen.width !== Number(width)) continue;
    await page.setViewportSize({ width: Number(width), height });
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme as 'light' });
      await settled(page);
      const all = { ...facts, width, scheme };
      const file = `${[screen.name, ...Object.values(all)].join('-')}.png`;
      await page.screenshot({ path: join(OUT, file), animations: 'disabled' });
      pictures.push({ screen: screen.name, file, facts: all });
    }
  }
  return pictures;
}

/**
 * Takes the pictures of a screen in a new browser context. With the usual data, takes screens in every language and
 * color scheme, and additional states of screens only in English. With other data, takes every picture only in English
 * and light mode.
 */
async function takeScreen(browser: Browser, baseURL: string, state: DataState, screen: GalleryScreen) {
  const context = await browser.newContext({ baseURL, locale: 'en', reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => {
    console.error(`${state.name}: ${page.url()}: ${message}`);
    process.exitCode = 1;
  });
  const quiet = screen.isWaiting ? async () => {} : createQuietPage(page);
  const sandbox = connectToSandbox(baseURL);
  await sandbox.reset();
  const { open, ...closed } = screen;
  await goToState(page, sandbox, closed);
  const isUsual = state.name === 'usual';
  const pictures: Picture[] = [];
  for (const language of isUsual && GALLERY_SCREENS.includes(screen) ? LOCALES : LOCALES.slice(0, 1)) {
    await page.setViewportSize({ width: screen.width ?? 1440, height: WIDTHS[1440] });
    await speak(page, language);
    await quiet();
    await open?.(page, sandbox);
    // Moves the pointer away from all elements.
    await page.mouse.move(0, 0);
    await quiet();
    const facts = { state: state.name, language };
    const schemes = isUsual ? SCHEMES : SCHEMES.slice(0, 1);
    pictures.push(...(await takeSizes(page, screen, facts, schemes)));
    if (open && !screen.isDrawer) await page.keyboard.press('Escape');
  }
  await context.close();
  return pictures;
}

const executablePath = findBrowser();
if (!executablePath) throw new Error('No Chromium was found: run `npm run tools` first.');
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const browser = await chromium.launch({ executablePath, args: getBrowserArguments() });
const pictures: Picture[] = [];
for (const state of DATA_STATES) {
  const server = await startSandboxServer({
    dist: process.env.DIST ?? 'dist',
    rateLimit: { limit: 1_000_000, windowSeconds: 60 },
    ...state.server,
  });
  for (const screen of chosen.filter(state.has))
    try {
      pictures.push(...(await takeScreen(browser, server.url, state, screen)));
    } catch (error) {
      // A screen that fails doesn't stop the gallery, because pictures of the other screens are still useful.
      console.error(`${state.name}, ${screen.name}:`, error instanceof Error ? error.message : error);
      process.exitCode = 1;
    }
  await server.close();
}
writeFileSync(join(OUT, 'index.html'), renderGalleryPage(pictures));
console.log(`${pictures.length} pictures: ${join(OUT, 'index.html')}`);
if (against) {
  const files = pictures.map(({ file }) => file);
  const differences = await findDifferences(await browser.newPage(), files, against, OUT);
  writeFileSync(join(OUT, 'differences.html'), renderDifferencePage(differences, relative(OUT, against)));
  console.log(`${differences.length} of them differ: ${join(OUT, 'differences.html')}`);
}
await browser.close();
// Exits explicitly, because pending responses of the sandbox would keep the process alive.
process.exit();
