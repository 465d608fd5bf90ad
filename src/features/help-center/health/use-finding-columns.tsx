import { Anchor } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { noteReview } from '~/drafts/article-reviews';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { showProblem, showSuccess } from '~/ui/notice/toast';
import type { Column } from '~/ui/table/data-table';
import row from '~/ui/table/row.module.css';
import { RowAction } from '~/ui/table/row-action';
import { articleName } from '../article-name';
import { findingPlaceWord, findingSubject } from './finding-words';
import type { Finding, FindingPlace } from './findings';
import type { FoldedFindings } from './folded-findings';
import classes from './health.module.css';

/** Notes that a person looked an article through, and says how to undo it. */
function useReview(portalSlug: string) {
  const t = useT();
  const scope = useScope();
  return async ({ id, title }: FindingPlace) => {
    const isKept = await noteReview(scope, portalSlug, id, Date.now());
    if (!isKept) return showProblem({ message: t(m.portal_health_review_not_kept) });
    showSuccess({
      message: t(m.portal_health_reviewed, { title }),
      action: { label: t(m.common_undo), onClick: () => void noteReview(scope, portalSlug, id, null) },
    });
  };
}

/** `more`: how many there are behind a row, which `onMore` shows. */
export function useFindingColumns(
  portalSlug: string,
  more: FoldedFindings['more'],
  onMore: (finding: Finding) => void,
): Column<Finding>[] {
  const t = useT();
  const workspace = useScope().slug;
  const review = useReview(portalSlug);
  return [
    {
      key: 'place',
      title: t(m.help_center_articles),
      width: '44%',
      cell: ({ places }) => (
        <div className={classes.places}>
          {places.map((place) => (
            <Link
              key={`${place.id} ${place.line}`}
              to="/$workspace/help-center/$portalSlug/articles/$articleId"
              params={{ workspace, portalSlug, articleId: String(place.id) }}
              search={place.line === null ? {} : { line: place.line }}
              state={{ openedFrom: 'health' }}
              dir="auto"
              // Read as one: its parts would be set apart.
              aria-label={findingPlaceWord(t, place)}
            >
              <bdi className={classes.name}>{articleName(t, place)}</bdi>
              {place.line !== null && (
                <span className={classes.line}>{t(m.help_center_line, { line: place.line })}</span>
              )}
            </Link>
          ))}
        </div>
      ),
    },
    {
      key: 'subject',
      title: t(m.common_record_details),
      cell: (finding) => {
        const subject = findingSubject(t, finding);
        const count = more.get(finding);
        if (subject === '' && !count) return null;
        return (
          <>
            <span className={`raw-text ${classes.subject}`}>{subject}</span>
            {count && (
              <Anchor
                component="button"
                type="button"
                className={classes.more}
                onClick={({ currentTarget }) => {
                  // The button goes: one reads on in its row.
                  currentTarget.closest('tr')?.querySelector('a')?.focus();
                  onMore(finding);
                }}
              >
                {t(m.portal_health_show_more, { count })}
              </Anchor>
            )}
          </>
        );
      },
    },
    {
      key: 'acts',
      title: <span className={row.hidden}>{t(m.common_actions)}</span>,
      width: '3rem',
      beside: true,
      cell: ({ code, places: [place] }) =>
        code === 'due' &&
        place && (
          <RowAction
            label={t(m.portal_health_review, { title: place.title })}
            onClick={() => void review(place)}
          >
            <IconCheck size={16} aria-hidden />
          </RowAction>
        ),
    },
  ];
}
