import type { Inbox } from '~/api/inboxes';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ChannelIcon } from '~/ui/identity/channel-icon';
import { useTextMarker } from '~/ui/text/use-text-marker';
import classes from './conversation-row.module.css';

interface InboxNameProps {
  readonly id: number;
  /** The inbox, or undefined if it isn't loaded. */
  readonly inbox: Inbox | undefined;
}

/** Shows an inbox with its channel icon, or its ID if the inbox isn't loaded. */
export function InboxName({ id, inbox }: InboxNameProps) {
  const t = useT();
  const mark = useTextMarker();
  if (!inbox) return t(m.common_id, { id });
  return (
    <span className={classes.inbox}>
      <ChannelIcon type={inbox.channel_type} />
      <bdi>{mark(inbox.name)}</bdi>
    </span>
  );
}
