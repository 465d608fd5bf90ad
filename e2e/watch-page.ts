// Notes what must never happen in a page: console errors, uncaught errors, violations of the policy, requests elsewhere.
import type { ConsoleMessage, Page } from '@playwright/test';

/** The browser's own note that a request failed. Refusals and faults of the services are what tests are about. */
function isRefusalOfService(message: ConsoleMessage): boolean {
  const { url } = message.location();
  if (!message.text().startsWith('Failed to load resource') || !URL.canParse(url)) return false;
  const { hostname, pathname } = new URL(url);
  // The sandbox's redirect leads to a host that no request may ever reach; that it was refused is noted under its name.
  return /^\/(?:v1|auth\/v1)\//.test(pathname) || hostname === 'redirected.invalid';
}

/** Adds a sentence to `problems` for each that the page reports by an event. */
export function listenTo(page: Page, origin: string, problems: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' && !isRefusalOfService(message))
      problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) problems.push(`elsewhere: ${request.url()}`);
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
