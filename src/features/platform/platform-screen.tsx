import { Button, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconPlugConnected } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { configuration } from '~/api/configuration';
import { answerRecords } from '~/api/http/answer-records';
import { availability } from '~/api/http/availability';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ViewButton } from '~/records/list/view-button';
import { Card } from '~/ui/page/card';
import { Page } from '~/ui/page/page';
import { DataTable } from '~/ui/table/data-table';
import { EmptyState } from '~/ui/table/empty-state';
import { Filter, Filters } from '~/ui/table/filters';
import stacked from '~/ui/table/stacked-rows.module.css';
import { useTableView } from '~/ui/table/table-view';
import { isShown, operationRows, SHOWN, type Shown, unknownRows } from './operation-rows';
import classes from './platform.module.css';
import { reportOf } from './report';
import { useOperationColumns, useUnknownColumns } from './use-operation-columns';
import { shownWord } from './words';

interface PlatformScreenProps {
  /** Undefined shows all. */
  readonly shown: Shown | undefined;
  readonly onShownChange: (shown: Shown | undefined) => void;
}

/** What is asked of the platform and how it answers, for whoever deploys the console. Opening it asks for nothing. */
export function PlatformScreen({ shown, onShownChange }: PlatformScreenProps) {
  const t = useT();
  const { copied, copy } = useClipboard();
  const learned = {
    overrides: configuration().operations,
    absent: useSyncExternalStore(availability.subscribe, availability.absent),
    records: useSyncExternalStore(answerRecords.subscribe, answerRecords.get),
  };
  const all = operationRows(learned);
  const unknown = unknownRows(learned);
  const rows = all.filter((row) => shown === undefined || isShown(row, shown));
  const view = useTableView('platform', useOperationColumns());
  const unknownColumns = useUnknownColumns();
  return (
    <Page
      title={t(m.platform_title)}
      description={t(m.platform_description)}
      actions={
        <Button variant="default" onClick={() => copy(reportOf(all, unknown, new Date()))}>
          {t(copied ? m.common_copied : m.platform_copy)}
        </Button>
      }
    >
      <Filters
        view={<ViewButton view={view} source={rows} />}
        onClear={shown && (() => onShownChange(undefined))}
      >
        <Filter
          label={t(m.platform_show)}
          value={shown ?? ''}
          data={[
            { value: '', label: t(m.platform_all, { count: all.length }) },
            ...SHOWN.map((one) => ({
              value: one,
              label: t(m.platform_show_count, {
                name: shownWord(t, one),
                count: all.filter((row) => isShown(row, one)).length,
              }),
            })),
          ]}
          onChange={({ currentTarget: { value } }) => onShownChange(SHOWN.find((one) => one === value))}
        />
      </Filters>
      {rows.length === 0 ? (
        <EmptyState
          icon={<IconPlugConnected size={20} aria-hidden />}
          title={t(m.platform_nothing)}
          text={t(m.platform_nothing_text)}
        />
      ) : (
        <div className={classes.operations}>
          <DataTable
            isWide
            label={t(m.platform_title)}
            isCompact={view.choice.isCompact}
            columns={view.shown}
            rows={rows}
            rowKey={({ id }) => id}
          />
        </div>
      )}
      <Card title={t(m.platform_unknown)}>
        <Text size="sm" c="dimmed">
          {t(unknown.length === 0 ? m.platform_unknown_none : m.platform_unknown_text)}
        </Text>
        {unknown.length > 0 && (
          <div className={`${stacked.rows} ${classes.unknown}`}>
            <DataTable
              label={t(m.platform_unknown)}
              columns={unknownColumns}
              rows={unknown}
              rowKey={({ operation, kind, path, word }) => `${operation} ${kind} ${path} ${word}`}
            />
          </div>
        )}
      </Card>
    </Page>
  );
}
