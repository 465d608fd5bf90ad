import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import { getConversationStatusLabel, getMessageTypeLabel } from '../labels';
import type { Transcript, TranscriptEntry } from './transcript';

export const getTranscriptTitle = (t: Translator, { conversation }: Transcript): string =>
  t(m.conversations_title, { number: conversation.id });

/** Formats a time in the local time zone. Returns an invalid time unchanged. */
export function formatTranscriptTime(t: Translator, value: string): string {
  const moment = new Date(value);
  return Number.isNaN(moment.getTime())
    ? value
    : new Intl.DateTimeFormat(t.language, { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
}

/** Returns the facts shown before the messages, as pairs of label and value. */
export function listTranscriptProperties(
  t: Translator,
  transcript: Transcript,
): readonly (readonly [name: string, fact: string])[] {
  const { conversation, workspace, choices, exportedAt, entries } = transcript;
  return [
    [t(m.frame_workspace), workspace],
    ...(choices.names && conversation.contact
      ? [[t(m.common_contact), conversation.contact.name] as const]
      : []),
    [t(m.common_status), getConversationStatusLabel(t, conversation.status)],
    [t(m.common_created), formatTranscriptTime(t, conversation.created_at)],
    [t(m.conversations_transcript_exported), formatTranscriptTime(t, exportedAt)],
    [t(m.common_time_zone), Intl.DateTimeFormat().resolvedOptions().timeZone],
    [t(m.conversations_messages), String(entries.length)],
  ];
}

/** Returns sentences that state what the transcript omits. */
export function listTranscriptOmissions(
  t: Translator,
  { choices, leftOut, read, isComplete }: Transcript,
): readonly string[] {
  const what = [
    ...(choices.names ? [] : [t(m.conversations_transcript_names)]),
    ...(leftOut.notes > 0 ? [t(m.conversations_transcript_notes_count, { count: leftOut.notes })] : []),
    ...(leftOut.activities > 0
      ? [t(m.conversations_transcript_activities_count, { count: leftOut.activities })]
      : []),
  ];
  return [
    ...(isComplete ? [] : [t(m.conversations_transcript_incomplete, { count: read })]),
    t(m.conversations_transcript_attachments),
    ...(what.length > 0 ? [t(m.conversations_transcript_not_included, { what })] : []),
    ...(choices.names ? [] : [t(m.conversations_transcript_names_stay)]),
  ];
}

/** Describes the sender and type of a message. */
export function describeSender(t: Translator, { type, isPrivate, name }: TranscriptEntry): string {
  const role =
    type === 'incoming'
      ? t(m.common_contact)
      : type === 'outgoing'
        ? t(m.common_team)
        : getMessageTypeLabel(t, type);
  return [name, isPrivate ? t(m.conversations_private_note) : role].filter(Boolean).join(' · ');
}
