// Sends campaigns over real sockets that produce the tested faults, and over reused connections. Each confirmation must
// create at most one campaign, and the message must be true.
import { isDeepRun } from '../../src/build/depth';
import { createCertificate } from '../certificate';
import { expect, type Sandbox, test } from '../fixtures';
import type { CampaignsPage } from '../pages/campaigns-page';
import { getSignInAgainDialog } from '../pages/sign-in-page';
import {
  CAMPAIGN_REJECTED_MESSAGE,
  CONNECTION_FAULTS,
  createErrorEnvelope,
  createFieldErrorResponse,
  createJsonResponse,
  ERROR_CODE_CASES,
  HTTP1_FAULTS,
  HTTP2_FAULTS,
  NO_RESPONSE_MESSAGE,
  RESPONSE_FAULTS,
  type SendFaultCase,
} from './campaign-faults';
import { type CampaignProxy, startHttp1Proxy, startHttp2Proxy } from './campaign-proxy';
import {
  confirmRecipientCount,
  countCreatedCampaigns,
  openCampaignsThroughProxy,
  prepareCampaign,
  prepareNextCampaign,
} from './campaign-steps';

/** A short timeout, so that the fault without a response doesn't take long. */
const QUICK = { campaignTimeoutMs: 1500 };
/** The number of consecutive cases that share one page. */
const PER_PAGE = 8;
/** Closes idle connections and confirms the recipient count, so that the campaign is sent over a new connection. */
async function confirm(campaigns: CampaignsPage, proxy: CampaignProxy): Promise<void> {
  proxy.closeIdle();
  await confirmRecipientCount(campaigns);
}

/** Sends once under the fault and compares the number of created campaigns with the message on screen. */
async function sendInto(
  fault: SendFaultCase,
  campaigns: CampaignsPage,
  proxy: CampaignProxy,
  sandbox: Sandbox,
): Promise<void> {
  const before = await countCreatedCampaigns(sandbox);
  proxy.copies.length = 0;
  proxy.fault = fault;
  await campaigns.send.click();
  const said = campaigns.page.getByText(fault.sentence).first();
  // The dialog of an ended session covers the page.
  if (fault.endsSession) await expect(getSignInAgainDialog(campaigns.page)).toBeVisible();
  await expect(said).toBeVisible({ visible: !fault.endsSession });
  proxy.fault = null;
  // Advances the clock, because after a 429 the page delays its next requests.
  await campaigns.page.clock.fastForward(40_000);
  expect((await countCreatedCampaigns(sandbox)) - before, 'campaigns created').toBe(fault.write ? 1 : 0);
  if (fault.asksAgain && proxy.url.startsWith('http:'))
    expect(proxy.copies.length, 'copies on the wire').toBeGreaterThan(1);
  else expect(proxy.copies, 'copies on the wire').toEqual([{ reused: false }]);
}

const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );

/**
 * Starts a new campaign on the page of the previous case. If the platform rejected the previous campaign, keeps that
 * campaign to send it again, because it is still open.
 */
async function goOn(
  campaigns: CampaignsPage,
  former: SendFaultCase | undefined,
  name: string,
): Promise<void> {
  if (former?.sentence === CAMPAIGN_REJECTED_MESSAGE) return;
  await (former ? prepareNextCampaign : prepareCampaign)(campaigns, `About ${name}`);
}

function walk(all: readonly SendFaultCase[], start: (target: string) => Promise<CampaignProxy>): void {
  const cases = all.filter(({ isFurther }) => isDeepRun || !isFurther);
  // Puts each case that rejects the token at the end of a page's cases, because a rejected token ends the session.
  const ending = cases.filter(({ name }) => /401/.test(name));
  const others = chunks(
    cases.filter((fault) => !ending.includes(fault)),
    PER_PAGE,
  );
  for (const [index, fault] of ending.entries()) others[index]?.push(fault);
  for (const group of others) {
    test(group.map(({ name }) => name).join('; '), async ({ browser, sandbox }) => {
      test.setTimeout(90_000);
      const proxy = await start(sandbox.url);
      const campaigns = await openCampaignsThroughProxy(browser, proxy);
      for (const [index, fault] of group.entries()) {
        await test.step(fault.name, async () => {
          await goOn(campaigns, group[index - 1], fault.name);
          await confirm(campaigns, proxy);
          await sendInto(fault, campaigns, proxy, sandbox);
        });
      }
      await campaigns.page.context().close();
      await proxy.close();
    });
  }
}

test.describe('sending over HTTP/1.1', () =>
  walk([...CONNECTION_FAULTS, ...RESPONSE_FAULTS, ...HTTP1_FAULTS], (target) =>
    startHttp1Proxy(target, QUICK),
  ));

/**
 * The connection faults that the ordinary run also covers over HTTP/2: one with a retry, and one with a complete
 * response.
 */
const BOTH = ['421 from a proxy', 'a complete response'];

/**
 * The ordinary run covers each response over one of the two protocols. The deep run also covers all of them over
 * HTTP/2.
 */
test.describe('sending over HTTP/2', () => {
  const certificate = createCertificate();
  test.skip(certificate === null, 'skipped: openssl isn’t installed, so no certificate can be created');
  const shared = isDeepRun
    ? [...CONNECTION_FAULTS, ...RESPONSE_FAULTS]
    : CONNECTION_FAULTS.filter(({ name }) => BOTH.includes(name));
  walk([...shared, ...HTTP2_FAULTS], (target) =>
    certificate ? startHttp2Proxy(target, certificate, QUICK) : Promise.reject(new Error('no certificate')),
  );
});

test('each error code leads to the wizard step that can correct it', { tag: '@deep' }, async ({
  browser,
  sandbox,
}) => {
  test.setTimeout(90_000);
  const proxy = await startHttp1Proxy(sandbox.url);
  const campaigns = await openCampaignsThroughProxy(browser, proxy);
  await prepareCampaign(campaigns, 'Hello there');
  for (const [code, field, heading, words] of ERROR_CODE_CASES) {
    await test.step(`${code} on ${field}`, async () => {
      await confirm(campaigns, proxy);
      proxy.fault = { name: code, write: false, act: createFieldErrorResponse(code, field) };
      await campaigns.send.click();
      await expect(campaigns.heading(heading)).toBeVisible();
      const notice = campaigns.alert.filter({ hasText: CAMPAIGN_REJECTED_MESSAGE });
      await expect(notice).toContainText(words);
      await campaigns.step('Review').click();
    });
  }
  expect(await countCreatedCampaigns(sandbox)).toBe(0);
  expect(proxy.copies).toHaveLength(ERROR_CODE_CASES.length);
  await campaigns.page.context().close();
  await proxy.close();
});

test("an error code that isn't in the contract isn't treated as a rejection", { tag: '@deep' }, async ({
  browser,
  sandbox,
}) => {
  const proxy = await startHttp1Proxy(sandbox.url);
  const campaigns = await openCampaignsThroughProxy(browser, proxy);
  await prepareCampaign(campaigns, 'Hello there');
  await confirm(campaigns, proxy);
  proxy.fault = { name: 'another code', write: true, act: createFieldErrorResponse('moon_phase', 'message') };
  await campaigns.send.click();
  await expect(
    campaigns.page.getByText('The platform rejected a value and returned an unknown error code.'),
  ).toBeVisible();
  expect(await countCreatedCampaigns(sandbox)).toBe(1);
  await campaigns.page.context().close();
  await proxy.close();
});

test('if the platform counts a different number of recipients, both counts are shown and the person must confirm again', async ({
  browser,
  sandbox,
}) => {
  const proxy = await startHttp1Proxy(sandbox.url);
  const campaigns = await openCampaignsThroughProxy(browser, proxy);
  await prepareCampaign(campaigns, 'Hello there');
  await confirm(campaigns, proxy);
  const alter = (body: Record<string, unknown>) => ({ ...body, confirm_recipients: 1310 });
  const counts = (await sandbox.requests('campaigns.preview')).length;
  proxy.fault = { name: 'mismatch', write: false, alter, act: { kind: 'pass' } };
  await campaigns.send.click();
  await expect(campaigns.page.getByText('Previously confirmed')).toBeVisible();
  await expect(campaigns.page.getByText('Current count')).toBeVisible();
  await expect(campaigns.alert.filter({ hasText: CAMPAIGN_REJECTED_MESSAGE })).toBeVisible();
  await expect(campaigns.send).toBeHidden();
  expect(await sandbox.requests('campaigns.preview')).toHaveLength(counts + 1);
  await campaigns.ask.click();
  await expect(campaigns.recipients).toHaveValue('');
  await expect(campaigns.send).toBeDisabled();
  expect(await countCreatedCampaigns(sandbox)).toBe(0);
  await campaigns.page.context().close();
  await proxy.close();
});

test('a second send uses a new connection if the proxy closed the connection of the first send', {
  tag: '@deep',
}, async ({ browser, sandbox }) => {
  const proxy = await startHttp1Proxy(sandbox.url);
  // Prevents the test from closing idle connections, so that only the response with `connection: close` can close the
  // connection.
  const keepOpen = { ...proxy, closeIdle: () => {} };
  const campaigns = await openCampaignsThroughProxy(browser, proxy);
  await prepareCampaign(campaigns, 'Hello there');
  await confirm(campaigns, keepOpen);
  const rejection = createJsonResponse(403, createErrorEnvelope('forbidden'), { connection: 'close' });
  proxy.fault = { name: 'closing', write: false, act: rejection };
  await campaigns.send.click();
  await expect(campaigns.alert.filter({ hasText: CAMPAIGN_REJECTED_MESSAGE })).toBeVisible();
  await confirm(campaigns, keepOpen);
  proxy.fault = { name: 'dropped', write: true, act: { kind: 'destroy' } };
  await campaigns.send.click();
  await expect(campaigns.page.getByText(NO_RESPONSE_MESSAGE)).toBeVisible();
  expect(proxy.copies.map(({ reused }) => reused)).toEqual([false, false]);
  expect(await countCreatedCampaigns(sandbox)).toBe(1);
  await campaigns.page.context().close();
  await proxy.close();
});
