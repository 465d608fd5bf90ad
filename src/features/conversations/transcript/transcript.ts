import type { Conversation, Message } from '~/api/conversations';
import { getDayKey } from '~/lib/time/day-key';
import { removeDuplicates } from '../messages/messages-search';

export interface TranscriptChoices {
  /** True to include the names of people. Activity messages are then included too, because they contain names. */
  readonly names: boolean;
  readonly notes: boolean;
}

export interface TranscriptEntry {
  readonly id: number;
  /** The time of the message, unchanged from the platform (ISO 8601). */
  readonly at: string;
  readonly type: string;
  readonly isPrivate: boolean;
  readonly name: string | null;
  /** The text, or null for a message without text, such as an attachment. */
  readonly text: string | null;
}

/** The contents of a transcript, independent of its format. */
export interface Transcript {
  readonly conversation: Conversation;
  readonly workspace: string;
  readonly choices: TranscriptChoices;
  readonly entries: readonly TranscriptEntry[];
  /** The number of messages that the user's choices exclude. */
  readonly leftOut: { readonly notes: number; readonly activities: number };
  /** The number of loaded messages. */
  readonly read: number;
  readonly isComplete: boolean;
  /** The time of the export (ISO 8601). */
  readonly exportedAt: string;
}

interface TranscriptSource {
  readonly conversation: Conversation;
  readonly workspace: string;
  readonly messages: readonly Message[];
  readonly isComplete: boolean;
  readonly exportedAt: string;
}

/** Creates a transcript with the messages in ascending order. Omits duplicates and excluded messages. */
export function createTranscript(source: TranscriptSource, choices: TranscriptChoices): Transcript {
  const { messages, ...rest } = source;
  const all = removeDuplicates(messages).toSorted((a, b) => a.id - b.id);
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

/** Returns a file name such as `conversation-1042-2026-03-01`, with the local day of the export. */
export function getTranscriptFileName({ conversation, exportedAt }: Transcript): string {
  return `conversation-${conversation.id}-${getDayKey(new Date(exportedAt))}`;
}
