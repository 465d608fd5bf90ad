import { Button, Checkbox, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Conversation, type Message, readMessagePage } from '~/api/conversations';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { LoadStatus } from '~/records/list/load-status';
import { useFullLoad } from '~/records/list/use-full-load';
import { useScope } from '~/session/scope-context';
import { Dialog } from '~/ui/overlay/dialog';
import { saveFile } from '~/ui/save-file';
import { PrintedTranscript } from './printed-transcript';
import { createTranscript, getTranscriptFileName, type Transcript } from './transcript';
import { TRANSCRIPT_FORMATS, type TranscriptFormat } from './transcript-formats';
import { listTranscriptOmissions } from './transcript-labels';

interface TranscriptDialogProps {
  readonly conversation: Conversation;
  readonly onClose: () => void;
}

/** Copies, prints or downloads a conversation. Loads all messages first, without caching them. */
export function TranscriptDialog({ conversation, onClose }: TranscriptDialogProps) {
  const t = useT();
  const { name: workspace } = useScope();
  const [format, setFormat] = useState<TranscriptFormat>('md');
  const [choices, setChoices] = useState({ names: false, notes: false });
  const [printed, setPrinted] = useState<Transcript | null>(null);
  const clipboard = useClipboard();
  const { messages, isComplete, state, readOn, stop } = useMessagesRead(conversation.id);
  const begin = useEffectEvent(readOn);
  useEffect(() => begin(), []);

  const isReading = state.step === 'reading';
  const sourceOf = (exportedAt: string) => ({ conversation, workspace, messages, isComplete, exportedAt });
  const shown = createTranscript(sourceOf(''), choices);
  const current = () => createTranscript(sourceOf(new Date().toISOString()), choices);
  const { write, type } = TRANSCRIPT_FORMATS[format];
  const copy = () => clipboard.copy(write(t, current()));
  const download = () => {
    const transcript = current();
    saveFile(`${getTranscriptFileName(transcript)}.${format}`, write(t, transcript), `${type};charset=utf-8`);
  };
  const nothingYet = isReading || messages.length === 0;
  return (
    <Dialog
      size="lg"
      title={t(m.conversations_transcript_title, { number: conversation.id })}
      onClose={onClose}
    >
      <Stack>
        <LoadStatus state={state} onStop={stop} />
        {!isReading && (
          <Stack gap={4} role="status">
            {isComplete && <Text size="sm">{t(m.conversations_shown_all, { count: messages.length })}</Text>}
            {listTranscriptOmissions(t, shown).map((note) => (
              <Text key={note} size="sm" c="dimmed">
                {note}
              </Text>
            ))}
          </Stack>
        )}
        {!isReading && !isComplete && (
          <Group>
            <Button variant="default" size="compact-sm" onClick={readOn}>
              {t(m.conversations_transcript_rest)}
            </Button>
          </Group>
        )}
        <Checkbox
          label={t(m.conversations_transcript_include_names)}
          checked={choices.names}
          onChange={(event) => setChoices({ ...choices, names: event.currentTarget.checked })}
        />
        <Checkbox
          label={t(m.conversations_transcript_include_notes)}
          checked={choices.notes}
          onChange={(event) => setChoices({ ...choices, notes: event.currentTarget.checked })}
        />
        <SegmentedControl
          aria-label={t(m.conversations_transcript_format)}
          value={format}
          onChange={setFormat}
          data={(['md', 'html', 'json'] as const).map((value) => ({
            value,
            label: TRANSCRIPT_FORMATS[value].name,
          }))}
        />
        <Text size="sm" c="dimmed">
          {t(m.conversations_transcript_not_saved)}
        </Text>
        <Group data-foot justify="flex-end" gap="xs">
          <Button
            variant="default"
            disabled={nothingYet}
            leftSection={<IconPrinter size={16} aria-hidden />}
            onClick={() => setPrinted(current())}
          >
            {t(m.conversations_transcript_print)}
          </Button>
          <Button
            variant="default"
            disabled={nothingYet}
            leftSection={<IconCopy size={16} aria-hidden />}
            onClick={copy}
          >
            {t(clipboard.copied ? m.common_copied : m.conversations_copy)}
          </Button>
          <Button
            disabled={nothingYet}
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={download}
          >
            {t(m.conversations_transcript_download)}
          </Button>
        </Group>
      </Stack>
      {printed && <PrintedTranscript transcript={printed} onDone={() => setPrinted(null)} />}
    </Dialog>
  );
}

/** The messages loaded so far. */
interface MessagesRead {
  readonly messages: readonly Message[];
  /** The number of the next page, or null once all messages are loaded. */
  readonly next: number | null;
}

/**
 * Loads all messages of a conversation in ascending order. After a stop or a failure, loading continues with the next
 * page.
 */
function useMessagesRead(number: number) {
  const scope = useScope();
  const { state, start, stop } = useFullLoad();
  const [{ messages, next }, setRead] = useState<MessagesRead>({ messages: [], next: 1 });

  const readOn = (): void => {
    if (next === null) return;
    void start(
      async ({ onProgress, ...tools }) => {
        let count = messages.length;
        for (let page: number | null = next; page !== null; ) {
          const loadedPage: MessagesRead = await readMessagePage(scope, number, page, tools);
          if (tools.signal.aborted) return;
          count += loadedPage.messages.length;
          onProgress(count, null);
          setRead((now) => ({ ...loadedPage, messages: [...now.messages, ...loadedPage.messages] }));
          page = loadedPage.next;
        }
      },
      () => {},
    );
  };
  return { messages, isComplete: next === null, state, readOn, stop };
}
