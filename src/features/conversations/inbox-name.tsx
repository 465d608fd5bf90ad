import type { Inbox } from '~/api/inboxes';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ChannelIcon } from '~/ui/identity/channel-icon';
import { useTextMarker } from '~/ui/text/use-text-marker';
import classes from './conversation-row.module.css';

interface InboxNameProps {
  readonly id: number;
  /** Undefined while the inbox isn't known. */
  readonly inbox: Inbox | undefined;
}

/** An inbox with the icon of its channel, or its ID. */
export function InboxName({ id, inbox }: InboxNameProps) {
  const t = useT();
  const mark = useTextMarker();
  if (!inbox) return t(m.common_target_number, { id });
  return (
    <span className={classes.inbox}>
      <ChannelIcon type={inbox.channel_type} />
      <bdi>{mark(inbox.name)}</bdi>
    </span>
  );
}
