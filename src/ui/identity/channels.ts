// Maps the platform's name of an inbox channel, such as `Channel::WebWidget`, to an icon and a name.
import {
  type Icon,
  IconApi,
  IconDeviceMobileMessage,
  IconInbox,
  IconMail,
  IconMessageCircle,
  IconPhone,
  IconUsersGroup,
  IconWorld,
} from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';

interface Channel {
  readonly icon: Icon;
  readonly word: () => string;
}

const CHANNELS: ReadonlyMap<string, Channel> = new Map([
  ['Chatapp', { icon: IconMessageCircle, word: m.identity_channel_chat_app }],
  ['WebWidget', { icon: IconWorld, word: m.identity_channel_website }],
  ['Email', { icon: IconMail, word: m.common_email }],
  ['Sms', { icon: IconDeviceMobileMessage, word: m.identity_channel_sms }],
  ['Voice', { icon: IconPhone, word: m.identity_channel_voice }],
  ['Api', { icon: IconApi, word: m.identity_channel_api }],
  ['Community', { icon: IconUsersGroup, word: m.identity_channel_community }],
]);

const removePrefix = (type: string): string => type.replace(/^Channel::/, '');

/** Returns the name of a channel. Unknown channels keep the platform's name. */
export function getChannelName(t: Translator, type: string): string {
  const known = CHANNELS.get(removePrefix(type));
  return known ? t(known.word) : removePrefix(type);
}

export const getChannelIcon = (type: string): Icon => CHANNELS.get(removePrefix(type))?.icon ?? IconInbox;
