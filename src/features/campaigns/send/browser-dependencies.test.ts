// Tests the last check before a campaign is sent. It applies the configuration regardless of the state of the button.
import { expect, it, vi } from 'vitest';
import { configurationSchema, setConfiguration } from '~/api/configuration';
import { SCOPE } from '~/api/http/fixtures/fake-platform';
import { createBrowserDependencies } from './browser-dependencies';
import { CONTENT, createPreview, NAMES } from './fixtures/samples';
import type { SendOrder } from './send';

const ME = 'ana@acme.test';

function forbids(configured: object, author: string | null = null, recipients = 100) {
  vi.stubGlobal('location', new URL('https://console.test/acme'));
  setConfiguration(
    configurationSchema.parse({
      mode: 'live',
      platformUrl: '',
      authUrl: '',
      assistantUrl: '',
      ...configured,
    }),
  );
  const order: SendOrder = {
    ...{ person: ME, content: CONTENT, names: NAMES, text: 'Hello', repeats: [] },
    plan: author === null ? null : { author, hash: 'h' },
    armed: { name: 'armed', confirmation: 'c', preview: createPreview('f', 1, recipients), armedAt: 1 },
  };
  return createBrowserDependencies(SCOPE).forbids(order);
}

const ELSEWHERE = { platformUrl: 'https://api.test' };

it.each([
  ['nothing on the console’s own origin', {}, null, 100, null],
  ['another origin', ELSEWHERE, null, 100, 'other-origin'],
  ['nothing if the risk is accepted', { ...ELSEWHERE, acceptCrossOriginCampaignRisk: true }, null, 100, null],
  [
    'more recipients than one person can confirm',
    { secondAdministratorAbove: 99 },
    null,
    100,
    'second-person',
  ],
  ['nothing at the limit', { secondAdministratorAbove: 100 }, null, 100, null],
  [
    'the author’s own approval file',
    { secondAdministratorAbove: 99 },
    ' ANA@acme.test',
    100,
    'second-person',
  ],
  ['nothing that another person approved', { secondAdministratorAbove: 99 }, 'bea@acme.test', 100, null],
  ['another origin even with an approval', ELSEWHERE, 'bea@acme.test', 100, 'other-origin'],
])('forbids %s', (_, configured, author, recipients, reason) => {
  expect(forbids(configured, author, recipients)).toBe(reason);
});
