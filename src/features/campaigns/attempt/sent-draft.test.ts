import { expect, it } from 'vitest';
import { SAMPLE_CONTENT, SAMPLE_NAMES } from '../send/fixtures/samples';
import type { SendAttempt } from '../send/send-attempt';
import { renderMessageText } from '../wizard/draft/campaign-draft';
import { isManualTemplate } from '../wizard/message/template';
import { createDraftFromAttempt } from './sent-draft';

const attempt = (text: string, content = SAMPLE_CONTENT): SendAttempt => ({
  id: 'a',
  workspace: '1/1',
  person: 'admin@acme.test',
  content,
  fingerprint: '',
  confirmedRecipients: 1,
  names: SAMPLE_NAMES,
  text,
  plan: null,
  sentAt: 0,
  endedAt: null,
  state: { name: 'sent', id: 7 },
});

it('the preview of a sent template shows recipient-specific placeholders unfilled', () => {
  const text = 'Order A-77\n\nHello {{contact.first_name}}, it is here.';
  expect(renderMessageText(createDraftFromAttempt(attempt(text)))).toBe(text);
});

it("says that a sent template can't be previewed if its text was not recorded", () => {
  const { template } = createDraftFromAttempt(attempt(''));
  expect(template && isManualTemplate(template)).toBe(true);
});

it('previews a sent website or email message as written', () => {
  const content = { ...SAMPLE_CONTENT, channel: 'website' as const, message: 'Hello', templateParams: null };
  expect(renderMessageText(createDraftFromAttempt(attempt('Hello', content)))).toBe('Hello');
});
