// The view menu: row density, columns (if the window is wide enough) and exports.
import { Button, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { readAllPages } from '~/api/http/all-pages';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { getDayKey } from '~/lib/time/day-key';
import { useScope } from '~/session/scope-context';
import { moveFocusOnRemoval } from '~/ui/form/move-focus-on-removal';
import { AttachedMenu } from '~/ui/overlay/attached-menu';
import type { AttachedMenuProps } from '~/ui/overlay/menu-button';
import { saveFile } from '~/ui/save-file';
import { listChoosableColumns, type TableViewState } from '~/ui/table/table-view-state';
import { formatListAsCsv } from './list-sheet';
import type { ListSource } from './list-source';
import { LoadStatus } from './load-status';
import { type FullLoadContext, useFullLoad } from './use-full-load';
import classes from './view-menu.module.css';
import { type ViewMenuCommand, viewMenuCommand } from './view-menu-command';

export interface ViewMenuProps<Row> extends AttachedMenuProps {
  readonly view: TableViewState<Row>;
  readonly source: ListSource<Row>;
  /** False if the rows aren't shown as a table. */
  readonly hasColumns?: boolean;
  /** Formats the rows as CSV. Defaults to the visible columns. */
  toCsv?(rows: readonly Row[]): string | Promise<string>;
  toJson?(rows: readonly Row[]): string;
  /** The source of all rows of the list, regardless of filters. */
  readonly all?: ListSource<Row> | undefined;
  /** Menu items after the exports. */
  readonly children?: ReactNode;
}

export function ViewMenu<Row>(props: ViewMenuProps<Row>) {
  const { view, source, hasColumns = true, toCsv, toJson, all, children, ...menu } = props;
  const t = useT();
  const scope = useScope();
  const { state, start, stop } = useFullLoad();
  // The breakpoints of the table. In a narrow window, the table shows cards or omits secondary columns.
  const hasRows = useMediaQuery('(min-width: 40em)', true, { getInitialValueInEffect: false });
  const hasAll = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false });
  const { list, columns, shown, choice, choose } = view;
  const given = useSyncExternalStore(viewMenuCommand.subscribe, viewMenuCommand.get);
  const command = menu.isOpen && given && given.button === menu.button ? given.command : null;
  const offered = hasColumns
    ? listChoosableColumns(columns).filter(({ secondary }) => hasAll || !secondary)
    : [];
  const formats = [
    {
      extension: 'csv',
      type: 'text/csv',
      write: toCsv ?? ((rows: readonly Row[]) => formatListAsCsv(shown, rows)),
    },
    ...(toJson ? [{ extension: 'json', type: 'application/json', write: toJson }] : []),
  ];
  const loadRows = async (from: ListSource<Row>, tools: FullLoadContext): Promise<readonly Row[]> =>
    'operation' in from ? readAllPages(scope, from.operation, from, tools) : from;
  const exportAs = (from: ListSource<Row>, { extension, type, write }: (typeof formats)[number]) =>
    void start(
      async (tools) => write(await loadRows(from, tools)),
      (content) => {
        const day = getDayKey(new Date());
        saveFile(`${list}-${scope.slug}-${day}.${extension}`, content, type);
      },
    );
  const exported = (from: ListSource<Row>, title: typeof m.records_export_list) =>
    formats.map((format) => (
      <Menu.Item
        key={format.extension}
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={() => exportAs(from, format)}
      >
        {t(title, { format: format.extension.toUpperCase() })}
      </Menu.Item>
    ));

  const perform = useEffectEvent((asked: ViewMenuCommand) => {
    viewMenuCommand.set(null);
    menu.onChange(false);
    if (asked === 'export') for (const format of formats.slice(0, 1)) exportAs(source, format);
    else choose({ isCompact: asked === 'compact' });
  });
  useEffect(() => {
    if (command) perform(command);
  }, [command]);

  return (
    <>
      <AttachedMenu
        {...menu}
        isOpen={menu.isOpen && command === null}
        look={{ position: 'bottom-end', width: 220 }}
      >
        {hasRows && (
          <>
            <Menu.Label>{t(m.records_rows)}</Menu.Label>
            <Menu.RadioGroup
              value={choice.isCompact ? 'compact' : 'comfortable'}
              onChange={(rows) => choose({ isCompact: rows === 'compact' })}
            >
              <Menu.RadioItem value="comfortable">{t(m.records_rows_comfortable)}</Menu.RadioItem>
              <Menu.RadioItem value="compact">{t(m.records_rows_compact)}</Menu.RadioItem>
            </Menu.RadioGroup>
            <Menu.Divider />
          </>
        )}
        {offered.length > 0 && (
          <>
            <Menu.Label>{t(m.records_columns)}</Menu.Label>
            {offered.map(({ key, title }) => (
              <Menu.CheckboxItem
                key={key}
                checked={!choice.hidden.includes(key)}
                onChange={(isShown) =>
                  choose({
                    hidden: isShown ? choice.hidden.filter((one) => one !== key) : [...choice.hidden, key],
                  })
                }
              >
                {title}
              </Menu.CheckboxItem>
            ))}
            <Menu.Divider />
          </>
        )}
        <Menu.Label>{t(m.records_export)}</Menu.Label>
        {exported(source, m.records_export_list)}
        {all && exported(all, m.records_export_all)}
        {children}
      </AttachedMenu>
      {state.step !== 'idle' && (
        <section className={classes.reading} aria-label={t(m.records_export)}>
          <LoadStatus state={state} onStop={stop} />
          {state.step !== 'reading' && (
            <Button ref={moveFocusOnRemoval} variant="default" size="compact-sm" onClick={stop}>
              {t(m.common_close)}
            </Button>
          )}
        </section>
      )}
    </>
  );
}
