import { expect, it } from 'vitest';
import { getTranslator } from '~/i18n/use-t';
import { getChannelName } from './channels';

it.each([
  ['Channel::Api', 'API'],
  ['Channel::Sms', 'Text message'],
  ['Channel::WebWidget', 'Website'],
  ['Channel::Fax', 'Fax'],
])('the channel %s is named “%s”', (type, word) =>
  expect(getChannelName(getTranslator('en'), type)).toBe(word),
);
