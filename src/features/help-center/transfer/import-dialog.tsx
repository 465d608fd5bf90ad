import { Alert, Button, Group, Text } from '@mantine/core';
import type { Category } from '~/api/categories';
import type { Portal } from '~/api/portals';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { toSheet } from '~/lib/file/csv-sheet';
import { shortenText } from '~/lib/text/shorten-text';
import { RunDialog } from '~/records/run/run-dialog';
import { isRunning } from '~/records/run/run-state';
import { RunTable } from '~/records/run/run-table';
import { saveFile } from '~/ui/save-file';
import type { Column } from '~/ui/table/data-table';
import { getLocaleName } from '../locale-name';
import type { PlannedArticle } from './planned-article';
import { PlannedTitle } from './planned-title';
import { useArticleImport } from './use-article-import';

const LEFT_OUT = {
  there: m.help_center_import_there,
  language: m.help_center_import_language,
  slow: m.help_center_import_slow,
  unreadable: m.help_center_import_unreadable_file,
} as const;

interface ImportDialogProps {
  readonly portal: Portal;
  readonly rows: readonly PlannedArticle[];
  /** The categories that can hold articles. */
  readonly open: readonly Category[];
  readonly onClose: () => void;
}

/** Shows a preview of the import for each article, runs it, and shows the outcome of each. */
export function ImportDialog({ portal, rows, open, onClose }: ImportDialogProps) {
  const t = useT();
  const language = useFormatLocale();
  const { state, start, stop, getRowState, listAddresses } = useArticleImport(portal.slug, rows);
  const count = rows.filter(({ leftOut }) => leftOut === null).length;
  const isOver = state.step !== 'ready' && !isRunning(state);
  const saveAddresses = () =>
    saveFile(
      `${portal.slug}-addresses.csv`,
      toSheet(['path', 'title', 'public_url'], listAddresses()),
      'text/csv',
    );
  const categoryName = (id: number | null) => {
    const found = open.find((one) => one.id === id);
    return found ? `${found.name} · ${getLocaleName(found.locale, language)}` : t(m.help_center_no_category);
  };
  const columns: Column<PlannedArticle>[] = [
    {
      key: 'title',
      title: t(m.help_center_title),
      cell: (row) => <PlannedTitle row={row} />,
    },
    {
      key: 'category',
      title: t(m.help_center_category),
      cell: (row) => (
        <>
          {categoryName(row.categoryId)}
          <Text size="xs" c="dimmed">
            {t(m.help_center_import_images, { count: row.images.size })}
          </Text>
          {row.missing.length > 0 && (
            <Text size="xs" className="raw-text">
              {t(m.help_center_import_missing, { addresses: row.missing })}
            </Text>
          )}
        </>
      ),
    },
  ];
  return (
    <RunDialog
      title={t(m.help_center_import)}
      size="45rem"
      run={state}
      states={state.rows}
      startLabel={t(m.help_center_import_start, { count })}
      canStart={count > 0}
      onStart={() => void start()}
      onStop={stop}
      onClose={onClose}
    >
      {state.step === 'ready' && <Text size="sm">{t(m.help_center_import_text)}</Text>}
      {rows.length === 0 && <Alert color="yellow">{t(m.help_center_import_empty)}</Alert>}
      <RunTable
        label={t(m.common_import_preview)}
        columns={columns}
        rows={rows}
        rowKey={({ path }) => path}
        run={state}
        outcomes={rows.map((row) => {
          if (row.leftOut)
            return t(LEFT_OUT[row.leftOut], { language: getLocaleName(shortenText(row.locale), language) });
          return state.step === 'ready' ? t(m.help_center_import_new) : getRowState(row);
        })}
      />
      {isOver && (
        <Group>
          <Button variant="default" onClick={saveAddresses}>
            {t(m.help_center_import_addresses)}
          </Button>
        </Group>
      )}
    </RunDialog>
  );
}
