// Tests the check of the configuration that runs just before a campaign is sent, in addition to the check that disables
// the send button.
import { expect, it, vi } from 'vitest';
import { configurationSchema, setConfiguration } from '~/api/configuration';
import { TEST_SCOPE } from '~/api/http/fixtures/fake-platform';
import { confirmPassword, requestPassword } from '~/session/reauthentication';
import { createSendDependencies } from './browser-dependencies';
import { createSampleCount, SAMPLE_CONTENT, SAMPLE_NAMES } from './fixtures/samples';
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
    ...{ person: ME, content: SAMPLE_CONTENT, names: SAMPLE_NAMES, text: 'Hello', repeats: [] },
    plan: author === null ? null : { author, hash: 'h' },
    armed: { name: 'armed', confirmation: 'c', preview: createSampleCount('f', 1, recipients), armedAt: 1 },
  };
  return createSendDependencies(TEST_SCOPE).forbids(order);
}

const ELSEWHERE = { platformUrl: 'https://api.test' };

it.each([
  ['allows a send on the console’s own origin', {}, null, 100, null],
  ['blocks a send on another origin', ELSEWHERE, null, 100, 'other-origin'],
  [
    'allows a send on another origin if the configuration accepts the risk',
    { ...ELSEWHERE, acceptCrossOriginCampaignRisk: true },
    null,
    100,
    null,
  ],
  [
    'blocks a send to more recipients than one administrator can confirm',
    { secondAdministratorAbove: 99 },
    null,
    100,
    'second-person',
  ],
  [
    'allows a send to exactly as many recipients as one administrator can confirm',
    { secondAdministratorAbove: 100 },
    null,
    100,
    null,
  ],
  [
    'blocks a send approved by its own sender',
    { secondAdministratorAbove: 99 },
    ' ANA@acme.test',
    100,
    'second-person',
  ],
  [
    'allows a large send that another administrator approved',
    { secondAdministratorAbove: 99 },
    'bea@acme.test',
    100,
    null,
  ],
  ['blocks a large send without the password', { reauthenticateAbove: 99 }, null, 100, 'password'],
  ['allows a send without the password up to the limit', { reauthenticateAbove: 100 }, null, 100, null],
  [
    'blocks a large send without the password even if another administrator approved it',
    { reauthenticateAbove: 99, secondAdministratorAbove: 99 },
    'bea@acme.test',
    100,
    'password',
  ],
  [
    'blocks a send on another origin even if another administrator approved it',
    ELSEWHERE,
    'bea@acme.test',
    100,
    'other-origin',
  ],
])('the configuration for sending campaigns %s', (_, configured, author, recipients, reason) => {
  expect(forbids(configured, author, recipients)).toBe(reason);
});

it.each([
  [ME, 'c', null],
  [ME, 'another confirmation', 'password'],
  ['bea@acme.test', 'c', 'password'],
])('a password of %s for the confirmation %j allows a large send of the confirmation "c": %s', (...given) => {
  const [person, action, reason] = given;
  void requestPassword({ person, action, text: '' });
  confirmPassword();
  expect(forbids({ reauthenticateAbove: 99 })).toBe(reason);
});
