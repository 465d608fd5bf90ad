// The channel of an inbox in words.
import { CHAT_APP, WEB_WIDGET } from '~/api/inboxes';
import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';

const CHANNELS = new Map([
  [CHAT_APP, m.inboxes_channel_chat_app],
  [WEB_WIDGET, m.inboxes_channel_web_widget],
  ['Channel::Api', m.inboxes_channel_api],
  ['Channel::Sms', m.inboxes_channel_sms],
]);

/** A channel in words; one without a name here goes by the platform's own word for it. */
export function channelWord(t: T, type: string): string {
  const known = CHANNELS.get(type);
  return known ? t(known) : type.replace(/^Channel::/, '');
}
