// Notes what must never happen in a page: console errors, uncaught errors, violations of the policy, requests elsewhere.
import type { ConsoleMessage, Page } from '@playwright/test';

/** The sandbox's redirect leads there, and no request may ever reach it: that the policy refuses it is as it should be. */
const NOWHERE = 'redirected.invalid';

/** What the policy's refusal of that redirect is noted as: of an upload, which the browser itself leads on. */
const isRefusedRedirect = (text: string): boolean =>
  text.startsWith(`Connecting to 'http://${NOWHERE}/' violates`) ||
  /^violates connect-src: \S+\/uploads/.test(text);

/** The browser's own note that a request failed. Refusals and faults of the services are what tests are about. */
function isRefusalOfService(message: ConsoleMessage): boolean {
  const { url } = message.location();
  if (!message.text().startsWith('Failed to load resource') || !URL.canParse(url)) return false;
  const { hostname, pathname } = new URL(url);
  return /^\/(?:v1|auth\/v1)\//.test(pathname) || hostname === NOWHERE;
}

/** What the console itself never says; a warning is for whoever deploys it. */
const LOGGED = ['log', 'info', 'dir', 'table'];

/** Adds a sentence to `problems` for each that the page reports by an event. */
export function listenTo(page: Page, origin: string, problems: string[]): void {
  page.on('console', (message) => {
    // Whatever is logged could be a secret, and stays where anybody looks.
    if (LOGGED.includes(message.type())) problems.push(`logged: ${message.text()}`);
    if (message.type() === 'error' && !isRefusalOfService(message) && !isRefusedRedirect(message.text()))
      problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin && url.hostname !== NOWHERE)
      problems.push(`elsewhere: ${request.url()}`);
  });
}

/** Adds a sentence to `problems` for each of them, as long as the page is open. */
export function watchPage(page: Page, origin: string, problems: string[]): void {
  listenTo(page, origin, problems);
  page.on('crash', () => problems.push('the page crashed'));
  void page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`violates ${effectiveDirective}: ${blockedURI} ${sample}`);
    });
  });
}
