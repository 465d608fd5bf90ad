import { expect, it } from 'vitest';
import { speaker } from '~/i18n/use-t';
import { channelWord } from './channel-word';

it.each([
  ['Channel::Api', 'API'],
  ['Channel::Sms', 'SMS'],
  ['Channel::WebWidget', 'Website'],
  ['Channel::Community', 'Community'],
])('calls the channel %s “%s”', (type, word) => expect(channelWord(speaker('en'), type)).toBe(word));
