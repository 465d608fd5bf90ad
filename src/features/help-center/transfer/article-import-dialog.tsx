import { Alert, Button, Checkbox, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { Category } from '~/api/categories';
import type { Portal } from '~/api/portals';
import * as m from '~/i18n/messages';
import { type Translator, useFormatLocale, useT } from '~/i18n/use-t';
import { formatCsv } from '~/lib/file/csv-sheet';
import { shortenText } from '~/lib/text/shorten-text';
import { RunDialog } from '~/records/run/run-dialog';
import { isRunning } from '~/records/run/run-state';
import { RunTable } from '~/records/run/run-table';
import { saveFile } from '~/ui/save-file';
import type { Column } from '~/ui/table/data-table';
import { getLocaleName } from '../locale-name';
import type { EarlierImport } from './earlier-import';
import { excludeNewCategories } from './import-preview';
import type { PlannedArticle, PlannedCategory } from './planned-article';
import { PlannedArticleDetails } from './planned-article-details';
import { PlannedTitle } from './planned-title';
import { useArticleImport } from './use-article-import';

const LEFT_OUT = {
  there: m.help_center_import_exists,
  language: m.help_center_import_language,
  locale: m.help_center_import_locale,
  contents: m.help_center_import_contents,
  empty: m.help_center_import_empty_file,
  slow: m.help_center_import_slow,
  unreadable: m.help_center_import_unreadable_file,
} as const;

/** The maximum number of documents that are listed by name. */
const MAX_LISTED_NAMES = 10;

/** Returns the first names, and the number of further ones. */
function listNames(t: Translator, names: readonly string[]): string {
  const listed = names.slice(0, MAX_LISTED_NAMES).map(shortenText).join(', ');
  const count = names.length - MAX_LISTED_NAMES;
  return count > 0 ? `${listed} ${t(m.translations_and_more, { count })}` : listed;
}

/** A row of the preview: a category or an article. */
type PreviewRow =
  | { readonly category: PlannedCategory; readonly article?: never }
  | { readonly article: PlannedArticle; readonly category?: never };

const listNewCategories = (rows: readonly PlannedArticle[]): PlannedCategory[] => [
  ...new Set(
    rows.flatMap(({ newCategory, leftOut }) => (newCategory && leftOut === null ? [newCategory] : [])),
  ),
];

interface ArticleImportDialogProps {
  readonly portal: Portal;
  readonly rows: readonly PlannedArticle[];
  /** The paths of documents that can't be imported. */
  readonly others: readonly string[];
  /** The categories whose language the portal supports. Only these can contain articles. */
  readonly open: readonly Category[];
  /** The interrupted import that this import continues. */
  readonly earlier: EarlierImport | null;
  readonly onClose: () => void;
}

/** Shows a preview of each article, runs the import, and shows the outcome for each article. */
export function ArticleImportDialog(props: ArticleImportDialogProps) {
  const { portal, rows: planned, others, open, earlier, onClose } = props;
  const t = useT();
  const language = useFormatLocale();
  const [createsCategories, setCreatesCategories] = useState(true);
  const rows = createsCategories ? planned : excludeNewCategories(planned, portal.default_locale);
  const run = useArticleImport(portal.slug, rows, earlier);
  const { state, steps, start, stop, getRowState, getCategoryState, listAddresses } = run;
  const count = rows.filter(({ leftOut }) => leftOut === null).length;
  const possible = listNewCategories(planned).length;
  const chooseCategories = (isWanted: boolean) => {
    setCreatesCategories(isWanted);
    run.reset(isWanted ? planned : excludeNewCategories(planned, portal.default_locale));
  };
  const isOver = state.step !== 'ready' && !isRunning(state);
  const saveAddresses = () =>
    saveFile(
      `${portal.slug}-addresses.csv`,
      formatCsv(['path', 'title', 'public_url'], listAddresses()),
      'text/csv',
    );
  const getCategoryName = ({ categoryId, newCategory }: PlannedArticle) => {
    if (newCategory) return t(m.help_center_import_category_new, { name: newCategory.name });
    const found = open.find((one) => one.id === categoryId);
    return found ? `${found.name} · ${getLocaleName(found.locale, language)}` : t(m.help_center_no_category);
  };
  const columns: Column<PreviewRow>[] = [
    {
      key: 'title',
      title: t(m.help_center_title),
      cell: ({ article, category }) =>
        article ? (
          <PlannedTitle row={article} />
        ) : (
          <>
            <bdi>{shortenText(category.name)}</bdi>
            <Text size="xs" c="dimmed">
              {t(m.translations_new_category, { language: getLocaleName(category.locale, language) })}
            </Text>
          </>
        ),
    },
    {
      key: 'category',
      title: t(m.help_center_category),
      cell: ({ article }) =>
        article && <PlannedArticleDetails row={article} category={getCategoryName(article)} />,
    },
  ];
  const categories = createsCategories ? listNewCategories(rows) : [];
  const shown: PreviewRow[] = [
    ...categories.map((category) => ({ category })),
    ...rows.map((article) => ({ article })),
  ];
  const isReady = state.step === 'ready';
  const getOutcome = ({ article, category }: PreviewRow) => {
    if (category) return isReady ? t(m.help_center_new_category) : getCategoryState(category);
    if (earlier?.incomplete.has(article.path))
      return isReady ? t(m.help_center_import_complete_row) : getRowState(article);
    if (article.leftOut)
      return t(LEFT_OUT[article.leftOut], { language: getLocaleName(shortenText(article.locale), language) });
    return isReady ? t(m.help_center_import_new) : getRowState(article);
  };
  return (
    <RunDialog
      title={t(m.help_center_import)}
      size="45rem"
      run={state}
      states={state.rows}
      startLabel={
        earlier && count === 0 ? t(m.help_center_import_complete) : t(m.help_center_import_start, { count })
      }
      canStart={steps.length > 0}
      onStart={() => void start()}
      onStop={stop}
      onClose={onClose}
    >
      {isReady && <Text size="sm">{t(m.help_center_import_text)}</Text>}
      {isReady && earlier && (
        <Alert color="blue">{t(m.help_center_import_resumed, { count: earlier.count })}</Alert>
      )}
      {rows.length === 0 && <Alert color="yellow">{t(m.help_center_import_empty)}</Alert>}
      {isReady && others.length > 0 && (
        <Alert color="yellow">{t(m.help_center_import_others, { names: listNames(t, others) })}</Alert>
      )}
      {isReady && possible > 0 && (
        <Checkbox
          label={t(m.help_center_import_create_categories, { count: possible })}
          checked={createsCategories}
          onChange={({ currentTarget }) => chooseCategories(currentTarget.checked)}
        />
      )}
      {shown.length > 0 && (
        <RunTable
          label={t(m.common_import_preview)}
          columns={columns}
          rows={shown}
          rowKey={({ article, category }) =>
            article?.path ?? JSON.stringify([category?.family, category?.locale])
          }
          run={state}
          outcomes={shown.map(getOutcome)}
        />
      )}
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
