import { CHAT_APP, WEB_WIDGET } from '~/api/inboxes';
import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';

/** A channel in words; one that the contract doesn't name goes by the platform's own word for it. */
export function channelWord(t: T, type: string): string {
  if (type === CHAT_APP) return t(m.inboxes_channel_chat_app);
  if (type === WEB_WIDGET) return t(m.inboxes_channel_web_widget);
  return type.replace(/^Channel::/, '');
}
