// The shipped proxy template creates at most one campaign per confirmation. This holds even behind another proxy that
// keeps connections open for minutes and breaks them while a campaign request is in flight.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isHttp2ConnectionKept } from '../../src/build/deployment/http2-connections';
import { isDeepRun } from '../../src/build/depth';
import { SERVED_CONFIGURATION } from '../../src/sandbox/static';
import { type Certificate, createCertificate } from '../certificate';
import { expect, test } from '../fixtures';
import { findNginx, startNginx } from '../nginx';
import {
  CAMPAIGN_CREATED_MESSAGE,
  createHtmlResponse,
  NO_RESPONSE_MESSAGE,
  UNCLEAR_RESPONSE_MESSAGE,
} from './campaign-faults';
import { type CampaignFault, type CampaignProxy, startHttp1Proxy, startHttp2Proxy } from './campaign-proxy';
import {
  confirmRecipientCount,
  countCreatedCampaigns,
  openCampaignsThroughProxy,
  prepareCampaign,
  prepareNextCampaign,
} from './campaign-steps';

const command = findNginx();

interface Fault extends CampaignFault {
  /** True if only the deep run covers the fault. */
  readonly isFurther?: true;
}

const BROKEN: readonly Fault[] = [
  { name: 'after it was passed on', write: true, once: true, act: { kind: 'destroy' } },
  { name: 'before it is passed on', write: false, once: true, act: { kind: 'destroy' }, isFurther: true },
  { name: 'in the middle', write: 'half', once: true, act: { kind: 'destroy' }, isFurther: true },
];
const MISDIRECTED: Fault = {
  name: '421 after it was passed on',
  write: true,
  once: true,
  act: createHtmlResponse(421),
};
const HTTP2_ONLY: readonly Fault[] = [
  {
    name: 'GOAWAY after it was passed on',
    write: true,
    once: true,
    act: { kind: 'goaway' },
    isFurther: true,
  },
  {
    name: 'REFUSED_STREAM after it was passed on',
    write: true,
    once: true,
    act: { kind: 'stream-reset', code: 7 },
  },
];

interface Walk {
  readonly protocol: string;
  readonly faults: readonly Fault[];
  readonly start: (target: string, certificate: Certificate) => Promise<CampaignProxy>;
  /** Reports whether the browser repeats the request automatically, so that the template has to reject the repeat. */
  readonly repeats: (fault: Fault, isReused: boolean) => boolean;
}

const WALKS: readonly Walk[] = [
  {
    protocol: 'HTTP/1.1',
    faults: [...BROKEN, MISDIRECTED],
    start: (target) => startHttp1Proxy(target, SERVED_CONFIGURATION),
    repeats: (fault, isReused) => isReused || fault === MISDIRECTED,
  },
  {
    protocol: 'HTTP/2',
    faults: [...BROKEN, MISDIRECTED, ...HTTP2_ONLY],
    start: (target, certificate) => startHttp2Proxy(target, certificate, SERVED_CONFIGURATION),
    repeats: () => false,
  },
];

for (const { protocol, faults, start, repeats } of WALKS) {
  const selectedFaults = faults.filter(({ isFurther }) => isDeepRun || !isFurther);
  test(`a campaign is sent once over ${protocol}, even if a fresh or reused connection fails`, async ({
    browser,
    sandbox,
  }) => {
    test.setTimeout(selectedFaults.length * 30_000);
    const certificate = createCertificate();
    test.skip(!command, 'skipped: nginx isn’t installed');
    test.skip(!certificate, 'skipped: openssl isn’t installed, so no certificate can be created');
    if (!certificate) return;
    const nginx = await startNginx(command ?? '', process.env.DIST ?? 'dist', sandbox.url);
    const proxy = await start(nginx.url, certificate);
    const campaigns = await openCampaignsThroughProxy(browser, proxy);
    await prepareCampaign(campaigns, 'The first one');
    await confirmRecipientCount(campaigns);
    await campaigns.send.click();
    await expect(campaigns.page.getByText(CAMPAIGN_CREATED_MESSAGE)).toBeVisible();
    for (const isReused of [true, false]) {
      for (const fault of selectedFaults) {
        await test.step(`${isReused ? 'reused' : 'fresh'}, ${fault.name}`, async () => {
          const name = `${fault.name} ${isReused}`;
          if (isReused) {
            // Sends another campaign first, so that the tested send reuses its connection.
            await prepareNextCampaign(campaigns, `Before ${name}`);
            await confirmRecipientCount(campaigns);
            await campaigns.send.click();
            await expect(campaigns.page.getByText(CAMPAIGN_CREATED_MESSAGE)).toBeVisible();
          } else proxy.closeIdle();
          await prepareNextCampaign(campaigns, `About ${name}`);
          await confirmRecipientCount(campaigns);
          const before = await countCreatedCampaigns(sandbox);
          proxy.copies.length = 0;
          proxy.fault = fault;
          await campaigns.send.click();
          const isRepeated = repeats(fault, isReused);
          // If the first copy never reached the template, the repeat is the first copy to arrive, so the template
          // accepts it.
          const isFirst = isRepeated && fault.write === false;
          const sentence =
            isRepeated || fault === MISDIRECTED ? UNCLEAR_RESPONSE_MESSAGE : NO_RESPONSE_MESSAGE;
          await expect(
            campaigns.page.getByText(isFirst ? CAMPAIGN_CREATED_MESSAGE : sentence).first(),
          ).toBeVisible();
          expect(proxy.copies.length, 'copies on the wire').toBe(isRepeated ? 2 : 1);
          expect(proxy.copies[0], 'the first copy').toEqual({ reused: isReused });
          const campaignCount = (await countCreatedCampaigns(sandbox)) - before;
          expect(campaignCount, 'campaigns').toBe(fault.write === true || isFirst ? 1 : 0);
        });
      }
    }
    await campaigns.page.context().close();
    await proxy.close();
    await nginx.close();
  });
}

test('sending shows a warning if no proxy rejects repeated campaign requests', async ({
  browser,
  sandbox,
}) => {
  const proxy = await startHttp1Proxy(sandbox.url);
  const campaigns = await openCampaignsThroughProxy(browser, proxy);
  const warning = campaigns.page.getByText('This campaign could be sent twice');
  await prepareCampaign(campaigns, 'Hello there');
  await campaigns.count();
  await expect(campaigns.ask).toBeEnabled();
  await expect(warning).toBeHidden();
  proxy.isUnguarded = true;
  await campaigns.count();
  await expect(warning).toBeVisible();
  await campaigns.page.context().close();
  await proxy.close();
});

test('the deployment check finds a server that keeps HTTP/2 connections open', async ({ sandbox }) => {
  const certificate = createCertificate();
  test.skip(!certificate, 'skipped: openssl isn’t installed, so no certificate can be created');
  if (!certificate) return;
  const proxy = await startHttp2Proxy(sandbox.url, certificate);
  const trusted = { ca: certificate.cert };
  expect(await isHttp2ConnectionKept(`${proxy.url}/v1/accounts/0/campaigns`, {}, trusted)).toBe(true);
  expect(await isHttp2ConnectionKept(`${sandbox.url}/v1/accounts/0/campaigns`, {})).toBeNull();
  await proxy.close();
});

test('the nginx template hides a 421 response of the platform and passes on all other error responses', async () => {
  test.skip(!command, 'skipped: nginx isn’t installed');
  const platform = createServer((request, response) => {
    response.writeHead(Number(request.headers['x-status'])).end('Said');
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  const { port } = platform.address() as AddressInfo;
  const nginx = await startNginx(command ?? '', process.env.DIST ?? 'dist', `http://127.0.0.1:${port}`);
  const send = async (status: number) => {
    const headers = { 'x-status': String(status) };
    const response = await fetch(`${nginx.url}/v1/accounts/1/campaigns`, { method: 'POST', headers });
    return [response.status, await response.text()];
  };
  expect(await send(421)).toEqual([502, 'Bad gateway\n']);
  for (const status of [201, 401, 403, 404, 409, 422, 429, 500])
    expect(await send(status)).toEqual([status, 'Said']);
  await nginx.close();
  platform.close();
});
