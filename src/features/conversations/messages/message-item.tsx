import { Code, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconActivity, IconInfoCircle, IconLock } from '@tabler/icons-react';
import type { Message } from '~/api/conversations';
import { message as wire } from '~/api/conversations';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { furtherFields } from '~/lib/json/further-fields';
import { splitByOccurrences } from '~/lib/text/find';
import { initials } from '~/ui/text/initials';
import { Time } from '~/ui/time/time';
import { typeWord } from '../labels';
import classes from './message.module.css';

/** The place and the colour of these say it; of all others a word is in sight. */
const SHOWN_BY_PLACE: ReadonlySet<string> = new Set(['incoming', 'outgoing', 'activity']);

interface MessageItemProps {
  readonly message: Message;
  /** Marked wherever it occurs in the text. */
  readonly search: string;
  /** It is the current match of the search. */
  readonly isCurrent: boolean;
  /** Its details are shown: a message that was out of sight comes back as it was. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** One message: the customer's at the left, the team's at the right, what happened to the conversation between them. */
export function MessageItem({ message, search, isCurrent, isOpen, onOpen }: MessageItemProps) {
  const t = useT();
  const { id, content, message_type, sender, created_at } = message;
  const type = typeWord(t, message_type);
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
  return (
    <article
      className={classes.message}
      data-type={message_type}
      {...(message.private && { 'data-private': true })}
      {...(isCurrent && { 'data-current': true, 'aria-current': true })}
    >
      <div className={classes.by}>
        {isActivity && <IconActivity size={14} aria-hidden />}
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
        {isActivity && <Content content={content} search={search} />}
        <Time value={created_at} style="time" />
        {details}
      </div>
      {!isActivity && (
        <>
          <span className={classes.avatar} aria-hidden>
            {initials(sender?.name ?? type)}
          </span>
          <div className={classes.bubble}>
            <Content content={content} search={search} />
          </div>
        </>
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
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its place
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
      {furtherFields(message, wire.shape).map(([name, value]) => (
        <div key={name}>
          {name}: <Code>{JSON.stringify(value)}</Code>
        </div>
      ))}
    </div>
  );
}
