import { Code, Group, Text } from '@mantine/core';
import {
  IconActivity,
  IconArrowDownLeft,
  IconArrowUpRight,
  IconLock,
  IconTemplate,
} from '@tabler/icons-react';
import { type Message, message as wire } from '~/api/conversations';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { furtherFields } from '~/lib/further-fields';
import { Tag } from '~/ui/tag';
import { Time } from '~/ui/time';
import { typeWord } from './labels';
import classes from './message.module.css';

const ICONS: Readonly<Record<string, typeof IconActivity>> = {
  incoming: IconArrowDownLeft,
  outgoing: IconArrowUpRight,
  activity: IconActivity,
  template: IconTemplate,
};

interface MessageItemProps {
  readonly message: Message;
  /** Its details are shown: a message that was out of sight comes back as it was. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** One message with all its fields. What kind it is stands in words; place and frame only repeat it. */
export function MessageItem({ message, isOpen, onOpen }: MessageItemProps) {
  const t = useT();
  const { id, content, message_type, content_type, status, sender, created_at } = message;
  const Icon = ICONS[message_type];
  const further = furtherFields(message, wire.shape);
  return (
    <article
      className={classes.message}
      data-type={message_type}
      {...(message.private && { 'data-private': true })}
    >
      <Group gap="xs" wrap="wrap">
        {sender && (
          <Text size="sm" fw={600} className="raw-text">
            <bdi>{sender.name}</bdi>
          </Text>
        )}
        <Text size="xs" c="dimmed" className={classes.kind}>
          {Icon && <Icon size={14} aria-hidden />}
          {typeWord(t, message_type)}
        </Text>
        {message.private && (
          <Tag tone="warn">
            <IconLock size={12} aria-hidden />
            {t(m.conversations_private_note)}
          </Tag>
        )}
        <Text size="xs" c="dimmed">
          <Time value={created_at} />
        </Text>
      </Group>
      {content ? (
        <div className={`${classes.content} raw-text`} dir="auto">
          {content}
        </div>
      ) : (
        <Text size="sm" c="dimmed" fs="italic">
          {t(m.conversations_empty_content)}
        </Text>
      )}
      <details
        className={classes.details}
        open={isOpen}
        onToggle={(event) => onOpen(event.currentTarget.open)}
      >
        <summary>{t(m.conversations_message_details, { id })}</summary>
        <Text size="xs" className="raw-text">
          {t(m.conversations_message_fields, {
            content_type,
            status,
            sender: sender
              ? `${sender.type} ${sender.id ?? t(m.conversations_hidden_number)}`
              : t(m.common_none),
          })}
        </Text>
        {further.map(([name, value]) => (
          <Text key={name} size="xs" className="raw-text">
            {name}: <Code>{JSON.stringify(value)}</Code>
          </Text>
        ))}
      </details>
    </article>
  );
}
