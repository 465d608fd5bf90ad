import { Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { getDayKey } from '~/lib/time/day-key';
import { useScope } from '~/session/scope-context';
import { saveFile } from '~/ui/save-file';
import type { Column } from '~/ui/table/data-table';
import { formatListAsCsv } from './list-sheet';

interface ExportMenuItemProps<Row> {
  /** The prefix of the file name. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** True while rows are still being added, because an export would be incomplete. */
  readonly isLoading?: boolean;
}

/** A menu item that exports rows as a CSV file. Used for rows that are shown in groups instead of a table. */
export function ExportMenuItem<Row>({ name, columns, rows, isLoading }: ExportMenuItemProps<Row>) {
  const t = useT();
  const { slug } = useScope();
  const save = () => {
    const day = getDayKey(new Date());
    saveFile(`${name}-${slug}-${day}.csv`, formatListAsCsv(columns, rows), 'text/csv');
  };
  return (
    <Menu.Item
      leftSection={<IconDownload size={16} aria-hidden />}
      disabled={isLoading || rows.length === 0}
      onClick={save}
    >
      {t(m.apply_download)}
    </Menu.Item>
  );
}
