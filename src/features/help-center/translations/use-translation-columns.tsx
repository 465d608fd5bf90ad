import { Link } from '@tanstack/react-router';
import type { Category } from '~/api/categories';
import type { KnownArticles } from '~/drafts/translation-state';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import type { Column } from '~/ui/table/data-table';
import { getArticleName } from '../article-name';
import { getLocaleTitle } from '../locale-name';
import { CoverageHead } from './coverage-head';
import { countMatrixCellStates, getMatrixCell, type TranslationFamily } from './families';
import classes from './matrix.module.css';
import { describeMatrixCell, MatrixCell } from './matrix-cell';

/** The number of languages that have a column at every width. */
const FIRST_LANGUAGES = 4;

interface TranslationColumns {
  readonly portalSlug: string;
  readonly locales: readonly string[];
  /** All articles of the portal. Undefined while loading. */
  readonly families: readonly TranslationFamily[] | undefined;
  readonly categories: readonly Category[];
  readonly known: KnownArticles;
}

const OPENED = { openedFrom: 'translations' } as const;

/** The columns of the table of translations: an article, and its state in each language. */
export function useTranslationColumns(given: TranslationColumns): Column<TranslationFamily>[] {
  const { portalSlug, locales, families, categories, known } = given;
  const t = useT();
  const language = useFormatLocale();
  const workspace = useScope().slug;
  // If there are few languages, their columns share the width, because the title column would otherwise be far too
  // wide.
  const isSpacious = locales.length <= 3;
  return [
    {
      key: 'title',
      ...(isSpacious && { width: 'clamp(12rem, 40vw, 30rem)' }),
      title: t(m.translations_article),
      sheetTitle: t(m.help_center_original),
      text: ({ root }) => root.title,
      cell: ({ root }) => (
        <Link
          to="/$workspace/help-center/$portalSlug/articles/$articleId"
          params={{ workspace, portalSlug, articleId: String(root.id) }}
          state={OPENED}
          dir="auto"
        >
          {getArticleName(t, root)}
        </Link>
      ),
    },
    ...locales.map(
      (locale, index): Column<TranslationFamily> => ({
        key: locale,
        ...(!isSpacious && { width: 'clamp(6.75rem, 11.5vw - 1rem, 9.25rem)' }),
        title: getLocaleTitle(locale, language),
        ...(families && {
          head: (
            <CoverageHead
              locale={locale}
              locales={locales}
              counts={countMatrixCellStates(families, locale, categories, known)}
            />
          ),
        }),
        ...(index >= FIRST_LANGUAGES && { secondary: true }),
        text: (family) => describeMatrixCell(t, getMatrixCell(family, locale, categories, known)),
        cell: (family) => (
          <>
            <span className={classes.label} aria-hidden>
              {locale}{' '}
            </span>
            <MatrixCell
              portalSlug={portalSlug}
              family={family}
              locale={locale}
              cell={getMatrixCell(family, locale, categories, known)}
              state={OPENED}
            />
          </>
        ),
      }),
    ),
  ];
}
