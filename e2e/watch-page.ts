// Records problems that must never occur in a page: console errors, uncaught errors, policy violations, requests to
// other hosts.
import type { ConsoleMessage, Page } from '@playwright/test';

/**
 * The host that the sandbox's fault `redirect` redirects to. No request may reach this host, because the content
 * security policy must block the redirect.
 */
const NOWHERE = 'redirected.invalid';

/**
 * Reports whether a message says that the policy blocked the redirect to `NOWHERE`, which is expected. The console
 * can't reject redirects of uploads, so the browser follows them until the policy blocks them.
 */
const isRefusedRedirect = (text: string): boolean =>
  text.startsWith(`Connecting to 'http://${NOWHERE}/' violates`) ||
  /^violates connect-src: \S+\/uploads/.test(text);

/**
 * Reports whether a message is the browser's own log of a failed request. Tests cause such failures with error
 * responses and faults.
 */
function isRefusalOfService(message: ConsoleMessage): boolean {
  const { url } = message.location();
  if (!message.text().startsWith('Failed to load resource') || !URL.canParse(url)) return false;
  const { hostname, pathname } = new URL(url);
  return /^\/(?:v1|auth\/v1)\//.test(pathname) || hostname === NOWHERE;
}

/** Message types that the console must never log. Warnings aren't included, because operators need them. */
const LOGGED = ['log', 'info', 'dir', 'table'];

/** Adds a sentence to `problems` for each problem that the page reports with an event. */
export function listenForProblems(page: Page, origin: string, problems: string[]): void {
  page.on('console', (message) => {
    // Logging is forbidden, because a logged value could be a secret and anyone with access to the browser could read
    // it.
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

/** Adds a sentence to `problems` for each problem that occurs while the page is open. */
export function watchPage(page: Page, origin: string, problems: string[]): void {
  listenForProblems(page, origin, problems);
  page.on('crash', () => problems.push('the page crashed'));
  void page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`violates ${effectiveDirective}: ${blockedURI} ${sample}`);
    });
  });
}
