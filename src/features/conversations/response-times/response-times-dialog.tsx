// Exports the conversations of a list with their response times. Shows beforehand how many requests the export takes.
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Conversation, conversationsQuery } from '~/api/conversations';
import { readAllPages } from '~/api/http/all-pages';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import { getDayKey } from '~/lib/time/day-key';
import type { ListSource } from '~/records/list/list-source';
import { LoadStatus } from '~/records/list/load-status';
import { useFullLoad } from '~/records/list/use-full-load';
import { useScope } from '~/session/scope-context';
import { Banner } from '~/ui/notice/banner';
import { Dialog } from '~/ui/overlay/dialog';
import { saveFile } from '~/ui/save-file';
import type { Column } from '~/ui/table/data-table';
import type { MissingTimeReason, ResponseTimes } from './compute-times';
import { loadResponseTimes } from './read-times';

const REASONS: Readonly<Record<MissingTimeReason, () => string>> = {
  'no-customer': m.conversations_times_why_no_customer,
  'no-reply': m.conversations_times_why_no_reply,
  'not-resolved': m.conversations_times_why_not_resolved,
  unread: m.conversations_times_why_not_loaded,
  invalid: m.conversations_times_why_invalid,
};

const PER_PAGE = 100;

interface ResponseTimesDialogProps {
  readonly source: ListSource<Conversation>;
  /** Formats the rows as CSV and appends the given columns. */
  readonly toCsv: (
    rows: readonly Conversation[],
    columns: readonly Column<Conversation>[],
  ) => Promise<string>;
  /** The name of the saved file without date and extension. */
  readonly fileStem: string;
  readonly onClose: () => void;
}

export function ResponseTimesDialog({ source, toCsv, fileStem, onClose }: ResponseTimesDialogProps) {
  const t = useT();
  const scope = useScope();
  const { state, start, stop } = useFullLoad();
  const [outcome, setOutcome] = useState<{ readonly count: number; readonly unread: number } | null>(null);
  const query = 'operation' in source ? source.query : undefined;
  // Reads the number of listed conversations from the cache, without sending a request.
  const { data } = useQuery({ ...conversationsQuery(scope, query ?? {}), enabled: false });
  const count = 'operation' in source ? data?.meta.total_count : source.length;
  const begin = () => {
    setOutcome(null);
    void start(
      async (tools) => {
        const rows =
          'operation' in source ? await readAllPages(scope, source.operation, source, tools) : source;
        const times = await loadResponseTimes(scope, rows, tools);
        return { rows, times, content: await toCsv(rows, createTimeColumns(t, times)) };
      },
      ({ rows, times, content }) => {
        saveFile(`${fileStem}-${getDayKey(new Date())}.csv`, content, 'text/csv');
        const unread = [...times.values()].filter(({ missing }) => missing.includes('unread')).length;
        setOutcome({ count: rows.length, unread });
      },
    );
  };
  const isReading = state.step === 'reading';
  return (
    <Dialog size="lg" title={t(m.conversations_times_title)} onClose={onClose}>
      <Stack>
        <Text size="sm">{t(m.conversations_times_first)}</Text>
        <Text size="sm">{t(m.conversations_times_resolution)}</Text>
        <Text size="sm">{t(m.conversations_times_empty)}</Text>
        <Text size="sm" fw={500}>
          {typeof count === 'number'
            ? t(m.conversations_times_requests, { count, requests: count + Math.ceil(count / PER_PAGE) })
            : t(m.conversations_times_uncounted)}
        </Text>
        <LoadStatus state={state} onStop={stop} />
        {outcome && (
          <Text size="sm" role="status">
            {t(m.conversations_times_done, { count: outcome.count })}
          </Text>
        )}
        {outcome && outcome.unread > 0 && (
          <Banner tone="warn" role="alert">
            {t(m.conversations_times_failed, { count: outcome.unread })}
          </Banner>
        )}
        <Group data-foot justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t(outcome ? m.common_close : m.common_cancel)}
          </Button>
          <Button disabled={isReading} onClick={begin}>
            {t(m.conversations_times_start)}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

function createTimeColumns(
  t: Translator,
  times: ReadonlyMap<number, ResponseTimes>,
): readonly Column<Conversation>[] {
  const createColumn = (
    key: string,
    title: string,
    format: (found: ResponseTimes) => string | number | null,
  ): Column<Conversation> => {
    const text = ({ id }: Conversation) => {
      const found = times.get(id);
      return found && format(found);
    };
    return { key, title, text, cell: text };
  };
  const toMinutes = (time: number | null) => (time === null ? null : Math.round(time / 60_000));
  return [
    createColumn('first-response', t(m.conversations_times_first_title), ({ firstResponse }) =>
      toMinutes(firstResponse),
    ),
    createColumn('resolution', t(m.conversations_times_resolution_title), ({ resolution }) =>
      toMinutes(resolution),
    ),
    createColumn('why', t(m.conversations_times_why), ({ missing }) =>
      missing.map((why) => t(REASONS[why])).join('; '),
    ),
  ];
}
