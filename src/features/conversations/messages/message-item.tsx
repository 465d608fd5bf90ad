import { Code, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconActivity, IconInfoCircle, IconLock } from '@tabler/icons-react';
import { type Message, messageSchema as wire } from '~/api/conversations';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { pickAdditionalFields } from '~/lib/json/further-fields';
import { splitByOccurrences } from '~/lib/text/find';
import { PersonAvatar } from '~/ui/identity/person-avatar';
import { Time } from '~/ui/time/time';
import { getMessageTypeLabel } from '../labels';
import { formatWait } from '../waiting';
import { CurrentWaitTime } from './current-wait-time';
import type { WaitSegment } from './find-waiting-periods';
import lane from './lane.module.css';
import classes from './message.module.css';

/** Message types that the user recognizes by position and color. All other types are labeled with their name. */
const SHOWN_BY_PLACE: ReadonlySet<string> = new Set(['incoming', 'outgoing', 'activity']);

interface MessageItemProps {
  readonly message: Message;
  readonly wait: WaitSegment | undefined;
  /** The search text whose occurrences are highlighted. */
  readonly search: string;
  /** True if the message is the current match of the search. */
  readonly isCurrent: boolean;
  /**
   * True if the message's details are open. The list stores this state, because it unmounts messages outside the
   * viewport.
   */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/**
 * Shows a message. The customer's messages are on the left, the team's on the right, and activity messages in the lane
 * next to them.
 */
export function MessageItem({ message, wait, search, isCurrent, isOpen, onOpen }: MessageItemProps) {
  const t = useT();
  const language = useFormatLocale();
  const { id, content, message_type, sender, created_at } = message;
  const type = getMessageTypeLabel(t, message_type);
  const isActivity = message_type === 'activity';
  const details = (
    <UnstyledButton
      className={classes.info}
      aria-expanded={isOpen}
      aria-label={t(m.conversations_message_details, { id })}
      title={t(m.conversations_message_details, { id })}
      onClick={() => onOpen(!isOpen)}
    >
      <IconInfoCircle size={14} aria-hidden />
    </UnstyledButton>
  );
  const took = wait?.took === undefined ? null : formatWait(wait.took, language);
  return (
    <article
      className={`${lane.row} ${classes.message}`}
      data-type={message_type}
      {...(message.private && { 'data-private': true })}
      {...(isCurrent && { 'data-current': true, 'aria-current': true })}
    >
      <span className={lane.lane} data-wait={wait?.line} aria-hidden>
        {isActivity && (
          <span className={lane.node}>
            <IconActivity size={13} />
          </span>
        )}
      </span>
      {took !== null && <div className={lane.wait}>{t(m.conversations_waited, { time: took })}</div>}
      {wait?.since !== undefined && <CurrentWaitTime className={lane.wait} since={wait.since} />}
      {isActivity ? (
        <div className={lane.event}>
          <VisuallyHidden>{type}</VisuallyHidden>
          <Content content={content} search={search} />
          <span className={lane.when}>
            {details}
            <Time value={created_at} style="time" />
          </span>
        </div>
      ) : (
        <div className={classes.said}>
          <div className={classes.by}>
            {message.private && (
              <span className={classes.private}>
                <IconLock size={12} aria-hidden />
                {t(m.conversations_private_note)}
              </span>
            )}
            {sender && (
              <b className="raw-text">
                <bdi>{sender.name}</bdi>
              </b>
            )}
            {SHOWN_BY_PLACE.has(message_type) ? <VisuallyHidden>{type}</VisuallyHidden> : <span>{type}</span>}
            <Time value={created_at} style="time" />
            {details}
          </div>
          <span className={classes.mark}>
            <PersonAvatar name={sender?.name ?? type} size="medium" />
          </span>
          <div className={classes.bubble}>
            <Content content={content} search={search} />
          </div>
        </div>
      )}
      {isOpen && <MessageDetails message={message} />}
    </article>
  );
}

function Content({ content, search }: Pick<Message, 'content'> & { readonly search: string }) {
  const t = useT();
  return content ? (
    <div className="raw-text" dir="auto">
      {splitByOccurrences(content, search).map(({ text, isSought }, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its index
        isSought ? <mark key={at}>{text}</mark> : text,
      )}
    </div>
  ) : (
    <i className={classes.empty}>{t(m.conversations_empty_content)}</i>
  );
}

function MessageDetails({ message }: { readonly message: Message }) {
  const t = useT();
  const { content_type, status, sender } = message;
  return (
    <div className={`${classes.details} raw-text`}>
      {t(m.conversations_message_fields, {
        content_type,
        status,
        sender: sender ? `${sender.type} ${sender.id ?? t(m.conversations_hidden_number)}` : t(m.common_none),
      })}
      {pickAdditionalFields(message, wire.shape).map(([name, value]) => (
        <div key={name}>
          {name}: <Code>{JSON.stringify(value)}</Code>
        </div>
      ))}
    </div>
  );
}
