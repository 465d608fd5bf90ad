// Steps shared by all tests that send through the failing proxy: opening the console, preparing a campaign and
// confirming it.
import type { Browser } from '@playwright/test';
import { expect, type Sandbox } from '../fixtures';
import { CampaignsPage } from '../pages/campaigns-page';
import { signIn } from '../pages/sign-in-page';
import type { CampaignProxy } from './campaign-proxy';

const REACHABLE = '640';

export async function countCreatedCampaigns(sandbox: Sandbox): Promise<number> {
  const requests = await sandbox.requests('campaigns.create');
  return requests.filter(({ status }) => status === 201).length;
}

/** Opens the console through the proxy at the first step of a campaign, with a controllable clock. */
export async function openCampaignsThroughProxy(
  browser: Browser,
  proxy: CampaignProxy,
): Promise<CampaignsPage> {
  const context = await browser.newContext({ baseURL: proxy.url, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  // Keeps a reference to the real `performance`, because the installed clock replaces it and the console reads the
  // page's protocol from it.
  await page.addInitScript(() => Object.assign(window, { realPerformance: performance }));
  await page.clock.install();
  await page.addInitScript(() => {
    const { realPerformance } = window as typeof window & { realPerformance: Performance };
    performance.getEntriesByType = (type) => realPerformance.getEntriesByType(type);
  });
  await signIn(page, 'admin@acme.test', '/acme/campaigns/new');
  return new CampaignsPage(page);
}

/** Prepares a campaign. Its text must be new, because an identical one can't be sent while its outcome is unknown. */
export const prepareCampaign = (campaigns: CampaignsPage, text: string): Promise<void> =>
  campaigns.prepareText('Website chat message', 'Acme website', text);

/** Goes from a sent campaign to a new one and prepares it. */
export async function prepareNextCampaign(campaigns: CampaignsPage, text: string): Promise<void> {
  await campaigns.toList.click();
  await campaigns.page.getByRole('link', { name: 'New campaign' }).first().click();
  await prepareCampaign(campaigns, text);
}

/** Waits for the pause after the last send, then counts the recipients and confirms their number. */
export async function confirmRecipientCount(campaigns: CampaignsPage): Promise<void> {
  await campaigns.page.clock.fastForward(91_000);
  await campaigns.count();
  await campaigns.typeCount(REACHABLE);
  await campaigns.page.clock.fastForward(1_100);
  await expect(campaigns.send).toBeEnabled();
}
