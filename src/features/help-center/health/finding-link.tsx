import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { getArticleName } from '../article-name';
import { getFindingPlaceLabel } from './finding-labels';
import type { FindingPlace } from './findings';

export interface FindingLinkProps {
  readonly portalSlug: string;
  readonly place: FindingPlace;
}

/** Returns the properties of a link to the article or to a line in it. */
export function useFindingLinkProps(portalSlug: string, { id, line }: FindingPlace) {
  const workspace = useScope().slug;
  return {
    to: '/$workspace/help-center/$portalSlug/articles/$articleId',
    params: { workspace, portalSlug, articleId: String(id) },
    search: line === null ? {} : { line },
    state: { openedFrom: 'health' },
  } as const;
}

/**
 * A link to the article or line of a finding. `isLineOnly` omits the article's title, which is redundant if the
 * previous row is about the same article.
 */
export function FindingLink({
  portalSlug,
  place,
  isLineOnly = false,
}: FindingLinkProps & { readonly isLineOnly?: boolean }) {
  const t = useT();
  const link = useFindingLinkProps(portalSlug, place);
  return (
    // Labels the entire link, because screen readers would otherwise read its parts separately.
    <Link {...link} aria-label={getFindingPlaceLabel(t, place)}>
      {!isLineOnly && <bdi>{getArticleName(t, place)}</bdi>}
      {place.line !== null && <small>{t(m.help_center_line, { line: place.line })}</small>}
    </Link>
  );
}
