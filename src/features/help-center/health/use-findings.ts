import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { readKey } from '~/api/http/query';
import { reviewedArticles, reviewsEdition } from '~/drafts/article-reviews';
import { knownAfterReading } from '~/drafts/standing';
import type { Paragraph } from '~/lib/text/alike-paragraphs';
import { useScope } from '~/session/scope-context';
import { askTexts } from '~/texts/ask';
import type { PortalTexts } from '../portal-texts';
import { useKnownArticles } from '../translations/use-known-articles';
import { paragraphsOf, portalFindings } from './findings';

const NO_GROUPS: readonly (readonly Paragraph[])[] = [];
const NOT_READ: ReadonlyMap<never, never> = new Map<never, never>();

/** When the articles of a portal were reviewed last, followed while it is on screen. */
function useReviews(portalSlug: string): ReadonlyMap<number, number> | undefined {
  const scope = useScope();
  const edition = useSyncExternalStore(reviewsEdition.subscribe, reviewsEdition.get);
  return useQuery({
    queryKey: [...readKey(scope, 'article-reviews'), portalSlug, edition],
    queryFn: () => reviewedArticles(scope, portalSlug),
    placeholderData: keepPreviousData,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  }).data;
}

/** What was found in the texts that were read. Paragraphs are compared once the reading has ended. */
export function useFindings(portalSlug: string, texts: PortalTexts, isReading: boolean) {
  const scope = useScope();
  const known = useKnownArticles(portalSlug);
  const reviewed = useReviews(portalSlug);
  const compared = useQuery({
    queryKey: [...readKey(scope, 'alike-paragraphs'), portalSlug, texts.at, texts.read.size],
    queryFn: ({ signal }) => askTexts('alike', { paragraphs: paragraphsOf(texts) }, signal),
    enabled: !isReading,
    placeholderData: keepPreviousData,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const alike = compared.data ?? NO_GROUPS;
  const findings = useMemo(
    () =>
      portalFindings({
        ...texts,
        alike,
        known: knownAfterReading(known ?? NOT_READ, texts.read),
        reviewed: reviewed ?? NOT_READ,
        now: texts.at,
      }),
    [texts, alike, known, reviewed],
  );
  return {
    findings,
    /** Everything that can be known of what was read is known. */
    isSettled: !isReading && !compared.isFetching && known !== undefined && reviewed !== undefined,
    isUncompared: compared.isError,
  };
}
