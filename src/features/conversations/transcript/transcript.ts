import type { Conversation, Message } from '~/api/conversations';
import { withoutRepeats } from '../messages/messages-search';

export interface TranscriptChoices {
  /** With the names of people, and with activity messages, which are made of them. */
  readonly names: boolean;
  readonly notes: boolean;
}

export interface TranscriptEntry {
  readonly id: number;
  /** ISO 8601, as it came. */
  readonly at: string;
  readonly type: string;
  readonly isPrivate: boolean;
  readonly name: string | null;
  /** Null where the message has none: it may have been a file. */
  readonly text: string | null;
}

/** What a transcript says, in whatever format. */
export interface Transcript {
  readonly conversation: Conversation;
  readonly workspace: string;
  readonly choices: TranscriptChoices;
  readonly entries: readonly TranscriptEntry[];
  /** How many messages the choices left out. */
  readonly leftOut: { readonly notes: number; readonly activities: number };
  /** How many were read, and whether that is all of them. */
  readonly read: number;
  readonly isComplete: boolean;
  /** ISO 8601. */
  readonly exportedAt: string;
}

interface TranscriptSource {
  readonly conversation: Conversation;
  readonly workspace: string;
  readonly messages: readonly Message[];
  readonly isComplete: boolean;
  readonly exportedAt: string;
}

/** The messages in their order, each once, without what was not chosen. */
export function transcriptOf(source: TranscriptSource, choices: TranscriptChoices): Transcript {
  const { messages, ...rest } = source;
  const all = withoutRepeats(messages).toSorted((a, b) => a.id - b.id);
  const isActivity = ({ message_type }: Message) => message_type === 'activity';
  const open = all.filter((message) => choices.notes || !message.private);
  const chosen = open.filter((message) => choices.names || !isActivity(message));
  return {
    ...rest,
    choices,
    entries: chosen.map((message) => ({
      id: message.id,
      at: message.created_at,
      type: message.message_type,
      isPrivate: message.private,
      name: choices.names ? (message.sender?.name ?? null) : null,
      text: message.content || null,
    })),
    leftOut: { notes: all.length - open.length, activities: open.length - chosen.length },
    read: all.length,
  };
}

/** Such as `conversation-1042-2026-03-01`, the day by the clock of the person. */
export function fileNameOf({ conversation, exportedAt }: Transcript): string {
  const day = new Date(exportedAt);
  const two = (part: number) => String(part).padStart(2, '0');
  return `conversation-${conversation.id}-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
