// What every test of a send through a misbehaving proxy does: open the console there, prepare a campaign, confirm it.
import type { Browser } from '@playwright/test';
import { expect, type Sandbox } from '../fixtures';
import { CampaignsPage } from '../pages/campaigns-page';
import { signIn } from '../pages/sign-in-page';
import type { CampaignProxy } from './campaign-proxy';

const REACHABLE = '640';

/** Counts the campaigns that the platform created. */
export async function countCreated(sandbox: Sandbox): Promise<number> {
  const requests = await sandbox.requests('campaigns.create');
  return requests.filter(({ status }) => status === 201).length;
}

/** Opens the console through the proxy, at the first step of a campaign. Its clock can be moved. */
export async function openThrough(browser: Browser, proxy: CampaignProxy): Promise<CampaignsPage> {
  const context = await browser.newContext({ baseURL: proxy.url, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  // The installed clock takes `performance` along, in which the console reads the protocol of the page.
  await page.addInitScript(() => Object.assign(window, { realPerformance: performance }));
  await page.clock.install();
  await page.addInitScript(() => {
    const { realPerformance } = window as typeof window & { realPerformance: Performance };
    performance.getEntriesByType = (type) => realPerformance.getEntriesByType(type);
  });
  await signIn(page, 'admin@acme.test', '/acme/campaigns/new');
  return new CampaignsPage(page);
}

/** Writes a campaign. Its text must be new: the same one can't be sent again while its outcome is unknown. */
export const prepare = (campaigns: CampaignsPage, text: string): Promise<void> =>
  campaigns.prepareText('Website chat message', 'Acme website', text);

/** From the page of a campaign that was sent to a new one. */
export async function prepareNext(campaigns: CampaignsPage, text: string): Promise<void> {
  await campaigns.toList.click();
  await campaigns.page.getByRole('link', { name: 'New campaign' }).first().click();
  await prepare(campaigns, text);
}

/** Counts and confirms, once the pause after the last send is over. */
export async function confirmCount(campaigns: CampaignsPage): Promise<void> {
  await campaigns.page.clock.fastForward(91_000);
  await campaigns.count();
  await campaigns.typeCount(REACHABLE);
  await campaigns.page.clock.fastForward(1_100);
  await expect(campaigns.send).toBeEnabled();
}
