import { Alert, Text } from '@mantine/core';
import type { ArticleSummary } from '~/api/articles';
import type { Category } from '~/api/categories';
import { formatArticleStatusCount } from '~/domain/article-status-tag';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { TruncatedList } from '~/ui/page/truncated-list';
import { getLocaleName } from '../locale-name';
import { useKnownArticles } from '../translations/use-known-articles';
import { type BulkAction, countOutdated, countStatuses, findDraftCopies } from './bulk-rows';
import classes from './bulk-summary.module.css';

/** The number of draft copies that are named at first. */
const MAX_NAMES = 5;

interface BulkSummaryProps {
  readonly act: BulkAction['act'];
  readonly portalSlug: string;
  readonly chosen: readonly ArticleSummary[];
  /** The selected articles that the action doesn't skip. */
  readonly rows: readonly ArticleSummary[];
  /** The articles on the current page of the list, selected or not. */
  readonly listed: readonly ArticleSummary[];
  /** The destination category, if any. */
  readonly target: Category | undefined;
  readonly isPortalArchived: boolean;
}

/**
 * Shows the number of selected articles by status, and consequences that aren't visible in the list. Displayed before
 * anything is sent.
 */
export function BulkSummary(props: BulkSummaryProps) {
  const { act, portalSlug, chosen, rows, listed, target, isPortalArchived } = props;
  const t = useT();
  const language = useFormatLocale();
  const known = useKnownArticles(portalSlug);
  const leftOut = chosen.length - rows.length;
  const archived = act === 'publish' ? rows.filter(({ status }) => status === 'archived').length : 0;
  const outdated = act === 'publish' && known ? countOutdated(rows, [...chosen, ...listed], known) : 0;
  const copies = act === 'publish' ? findDraftCopies(rows) : [];
  const moved = target ? rows.filter(({ locale }) => locale !== target.locale).length : 0;
  return (
    <>
      <Text size="sm">
        {countStatuses(chosen)
          .map(([status, count]) => formatArticleStatusCount(t, status, count))
          .join(' · ')}
      </Text>
      {leftOut > 0 && <Text size="sm">{t(m.help_center_bulk_skipped, { count: leftOut })}</Text>}
      {archived > 0 && !isPortalArchived && (
        <Alert color="yellow">{t(m.help_center_bulk_archived_public, { count: archived })}</Alert>
      )}
      {outdated > 0 && <Alert color="yellow">{t(m.help_center_bulk_outdated, { count: outdated })}</Alert>}
      {copies.length > 0 && (
        <Alert color="yellow">
          <Text size="sm">{t(m.help_center_bulk_draft_copies, { count: copies.length })}</Text>
          <TruncatedList items={copies} first={MAX_NAMES}>
            {(shown) => (
              <ul className={classes.names}>
                {shown.map(({ id, title }) => (
                  <li key={id}>
                    <bdi>{title}</bdi>
                  </li>
                ))}
              </ul>
            )}
          </TruncatedList>
        </Alert>
      )}
      {target && moved > 0 && (
        <Alert color="yellow">
          {t(m.help_center_bulk_language, { count: moved, language: getLocaleName(target.locale, language) })}
        </Alert>
      )}
    </>
  );
}
