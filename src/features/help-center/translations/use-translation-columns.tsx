import { Link } from '@tanstack/react-router';
import type { Category } from '~/api/categories';
import type { KnownArticles } from '~/drafts/standing';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import type { Column } from '~/ui/table/data-table';
import row from '~/ui/table/row.module.css';
import { Tag } from '~/ui/text/tag';
import { articleName } from '../article-name';
import { localeTitle } from '../locale-name';
import { cellOf, type Family } from './families';
import { TranslationCell, translationWords } from './translation-cell';

interface TranslationColumns {
  readonly portalSlug: string;
  readonly locales: readonly string[];
  readonly categories: readonly Category[];
  readonly known: KnownArticles;
}

const OPENED = { openedFrom: 'translations' } as const;

/** An article, and how it stands in each language. */
export function useTranslationColumns(given: TranslationColumns): Column<Family>[] {
  const { portalSlug, locales, categories, known } = given;
  const t = useT();
  const language = useFormatLocale();
  const scope = useScope();
  return [
    {
      key: 'title',
      title: t(m.help_center_original),
      text: ({ root }) => root.title,
      cell: ({ root }) => (
        <div className={row.line}>
          <Link
            to="/$workspace/help-center/$portalSlug/articles/$articleId"
            params={{ workspace: scope.slug, portalSlug, articleId: String(root.id) }}
            state={OPENED}
            dir="auto"
          >
            {articleName(t, root)}
          </Link>
          <Tag>{root.locale}</Tag>
        </div>
      ),
    },
    ...locales.map((locale) => ({
      key: locale,
      width: 'clamp(15rem, 17vw, 16rem)',
      title: localeTitle(locale, language),
      text: (family: Family) => translationWords(t, cellOf(family, locale, categories, known)),
      cell: (family: Family) => (
        <div className={row.line}>
          <span className={row.narrow} aria-hidden>
            {locale}
          </span>
          <TranslationCell
            portalSlug={portalSlug}
            family={family}
            locale={locale}
            cell={cellOf(family, locale, categories, known)}
            state={OPENED}
          />
        </div>
      ),
    })),
  ];
}
