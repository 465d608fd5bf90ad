import { type HistoryState, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { getLocaleName } from '../locale-name';
import type { MatrixCellData, TranslationFamily } from './families';

interface TranslateLinkProps {
  readonly portalSlug: string;
  readonly family: TranslationFamily;
  readonly locale: string;
  readonly cell: Extract<MatrixCellData, { kind: 'missing' | 'no-category' }>;
  readonly state: Partial<HistoryState>;
  readonly className: string | undefined;
  /** A state that the link shows before its action. */
  readonly status?: string;
  readonly children: ReactNode;
}

/** A link to the page for a new translation. A missing category can be created on that page. */
export function TranslateLink(props: TranslateLinkProps) {
  const { portalSlug, family, locale, cell, state, className, status, children } = props;
  const t = useT();
  const names = { title: family.root.title, language: getLocaleName(locale, useFormatLocale()) };
  return (
    <Link
      className={className}
      to="/$workspace/help-center/$portalSlug/articles/new"
      params={{ workspace: useScope().slug, portalSlug }}
      state={state}
      search={{
        translates: family.root.id,
        ...(cell.kind === 'missing' ? { category_id: cell.categoryId } : { locale }),
      }}
      aria-label={(status ? `${status}: ` : '') + t(m.help_center_translate_to, names)}
    >
      {children}
    </Link>
  );
}

/** Reports whether a translation can't be created yet because the original has no category. */
export const isOriginalWithoutCategory = ({ root }: TranslationFamily, cell: MatrixCellData): boolean =>
  cell.kind === 'no-category' && root.category_id === null;
