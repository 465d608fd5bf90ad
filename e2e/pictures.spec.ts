// Screenshots of 40 screens and states, compared pixel by pixel with the reviewed screenshots in `pictures/`. Only the
// browser can influence them, because the clocks of the page and the sandbox are fixed and only the fonts in
// `fixtures/fonts` are available. `npm run pictures` takes the screenshots again. Review them afterwards.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startSandboxServer } from '../src/sandbox/server';
import { connectToSandbox, expect, test } from './fixtures';
import { goToState, PICTURE_TIME } from './gallery/gallery-screen';
import { GALLERY_SCREENS, SCREEN_STATES } from './gallery/gallery-screens';

/** The version of the browser that took the screenshots, without the patch number. Other versions draw text differently. */
const BROWSER = '156.0.8078';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

const LIGHT = [
  'sign-in-refused',
  'home',
  'palette-found',
  'workspaces',
  'workspace-suspended',
  'conversations',
  'inbox',
  'canned-response-folder',
  'canned-response-import-preview',
  'macros',
  'macro-likely-mistakes',
  'automation-rule',
  'macro-uses',
  'label',
  'availability-reasons',
  'team-members-chosen',
  'person',
  'health',
  'activity-entries',
  'compare-result',
  'apply-plan',
  'portals',
  'list-selection',
  'categories',
  'portal-health',
  'article',
  'article-review',
  'campaign-audience',
  'campaign-review',
  'assistant-review',
];

const DARK = ['conversation', 'macro-add-action', 'article-table', 'campaign-schedule', 'translations'];

const ON_PHONE = [
  'navigation-drawer',
  'browser-storage',
  'team',
  'article-more-tools',
  'campaign-content-mail',
];

/**
 * Makes the fonts in `fixtures/fonts` the only system fonts, because text would otherwise look different on each
 * machine. The folder contains a copy of Inter, because Chromium can't load the console's WOFF2 files as system fonts,
 * and fonts for the other scripts and the emoji of the demo data. Returns the path of the font configuration.
 */
function writeFontConfiguration(folder: string): string {
  const file = join(folder, 'fonts.conf');
  const fonts = resolve(import.meta.dirname, 'fixtures/fonts');
  writeFileSync(
    file,
    `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><cachedir>${folder}</cachedir></fontconfig>`,
  );
  return file;
}

test.use({
  freshPage: true,
  launchOptions: async ({ launchOptions }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'console-fonts-'));
    await use({ ...launchOptions, env: { ...process.env, FONTCONFIG_FILE: writeFontConfiguration(folder) } });
    rmSync(folder, { recursive: true });
  },
  workerSandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from this pattern.
    async ({}, use) => {
      const server = await startSandboxServer({
        dist: process.env.DIST ?? 'dist',
        now: () => PICTURE_TIME,
        // A high limit, because the rate limit's window never ends while the clock is fixed.
        rateLimit: { limit: 1_000_000, windowSeconds: 60 },
      });
      await use(connectToSandbox(server.url));
      await server.close();
    },
    { scope: 'worker' },
  ],
});

/** Runs inside the page. Hides the links to recent records, because they appear at an unpredictable time. */
function hideRecentRecords(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('nav div:has(> p + a bdi) { visibility: hidden; }');
  document.adoptedStyleSheets.push(sheet);
}

function defineTest(name: string, viewport: typeof WIDE, colorScheme: 'light' | 'dark'): void {
  const screen = [...GALLERY_SCREENS, ...SCREEN_STATES].find((screen) => screen.name === name);
  if (!screen) throw new Error(`No screen of the gallery is named ${name}.`);
  test(`the screen looks like its reference screenshot: ${name}`, { tag: '@deep' }, async ({
    page,
    sandbox,
    browser,
  }) => {
    test.skip(!browser.version().startsWith(`${BROWSER}.`), `The pictures need Chromium ${BROWSER}.`);
    await page.clock.setFixedTime(PICTURE_TIME);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await goToState(page, sandbox, screen);
    // A worker counts the words of an article after the text is shown.
    if (name.startsWith('article'))
      await expect(page.getByText(/^\d+ words · \d+ min$/).first()).toBeVisible();
    await page.evaluate(hideRecentRecords);
    // Moves the pointer away from all elements.
    await page.mouse.move(0, 0);
    await expect(page.getByRole('main').getByLabel('Loading').or(page.getByRole('progressbar'))).toHaveCount(
      0,
    );
    await expect(page).toHaveScreenshot(`${name}.png`);
  });
}

for (const name of LIGHT) defineTest(name, WIDE, 'light');
for (const name of DARK) defineTest(name, WIDE, 'dark');
for (const name of ON_PHONE) defineTest(name, PHONE, 'light');
