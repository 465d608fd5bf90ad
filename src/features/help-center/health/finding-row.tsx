import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { DOMAttributes } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ResultRow } from '~/ui/results/result-row';
import { TextWithArrows } from '~/ui/text/text-with-arrows';
import { getFindingFixLabel, getFindingPlaceLabel, getFindingSubject } from './finding-labels';
import { FindingLink, type FindingLinkProps, useFindingLinkProps } from './finding-link';
import type { PortalFinding } from './findings';
import classes from './health.module.css';
import { useMarkAsReviewed } from './use-mark-as-reviewed';

interface FindingRowProps {
  readonly portalSlug: string;
  readonly finding: PortalFinding;
  /** The finding in the row above this one, if any. */
  readonly before: PortalFinding | undefined;
  /** The number of hidden findings of this kind in the article, or undefined if there are none. */
  readonly more: number | undefined;
  readonly onMore: () => void;
  /** The event handlers of the button that edits all occurrences of a repeated paragraph. */
  readonly editPlaces: Pick<DOMAttributes<HTMLButtonElement>, 'onClick' | 'onPointerEnter' | 'onFocus'>;
}

export function FindingRow({ portalSlug, finding, before, more, onMore, editPlaces }: FindingRowProps) {
  const t = useT();
  const subject = getFindingSubject(t, finding);
  const isContinued = isInSameArticle(finding, before);
  return (
    <ResultRow
      icon={IconFileText}
      isContinued={isContinued}
      name={
        <span className={classes.places}>
          {finding.places.map((place) => (
            <FindingLink
              key={`${place.id} ${place.line}`}
              portalSlug={portalSlug}
              place={place}
              isLineOnly={isContinued}
            />
          ))}
        </span>
      }
      text={
        subject !== '' && (
          <span className="raw-text">
            <TextWithArrows text={subject} />
          </span>
        )
      }
      fix={
        <>
          {more && (
            <Button
              variant="subtle"
              color="gray"
              onClick={({ currentTarget }) => {
                // Moves the focus to the link, because this button is removed.
                currentTarget.closest('li')?.querySelector('a')?.focus();
                onMore();
              }}
            >
              {t(m.portal_health_show_more, { count: more })}
            </Button>
          )}
          {finding.code === 'alike' && (
            <Button variant="default" size="compact-sm" {...editPlaces}>
              {t(m.portal_health_edit_places)}
            </Button>
          )}
          <Fix portalSlug={portalSlug} finding={finding} />
        </>
      }
    />
  );
}

/** Reports whether both findings are about lines of the same article. */
function isInSameArticle({ places }: PortalFinding, before: PortalFinding | undefined): boolean {
  const [place, above] = [places, before?.places].map((all) => (all?.length === 1 ? all[0] : undefined));
  return typeof place?.line === 'number' && place.id === above?.id;
}

interface FixProps {
  readonly portalSlug: string;
  readonly finding: PortalFinding;
}

/** Renders the fix for a finding. A finding about several articles has none, because each article has its own link. */
function Fix({ portalSlug, finding: { code, places } }: FixProps) {
  const [place, ...others] = places;
  const fix = getFindingFixLabel(code);
  if (!place || others.length > 0 || !fix) return null;
  return code === 'due' ? (
    <ReviewButton portalSlug={portalSlug} place={place} />
  ) : (
    <FixLink portalSlug={portalSlug} place={place} fix={fix} />
  );
}

function ReviewButton({ portalSlug, place }: FindingLinkProps) {
  const t = useT();
  const review = useMarkAsReviewed(portalSlug);
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={t(m.portal_health_review, { title: place.title })}
      onClick={() => void review(place)}
    >
      {t(m.portal_health_mark_reviewed)}
    </Button>
  );
}

function FixLink({ portalSlug, place, fix }: FindingLinkProps & { readonly fix: () => string }) {
  const t = useT();
  const link = useFindingLinkProps(portalSlug, place);
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={t(m.health_fix_for, { fix: t(fix), name: getFindingPlaceLabel(t, place) })}
      renderRoot={(props) => <Link {...props} {...link} />}
    >
      {t(fix)}
    </Button>
  );
}
