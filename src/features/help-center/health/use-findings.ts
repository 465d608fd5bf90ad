import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { buildQueryKey } from '~/api/http/query';
import { portalQuery } from '~/api/portals';
import { mergeLoadedArticles } from '~/drafts/translation-state';
import type { TermProblem } from '~/lib/terms/check-terms';
import type { ArticleParagraph } from '~/lib/text/find-similar-paragraphs';
import { storeLastCheck, useLastChecks } from '~/records/last-check';
import { useScope } from '~/session/scope-context';
import { requestTextTask } from '~/texts/ask';
import type { PortalTexts } from '../portal-texts';
import { findPortalTermProblems } from '../terms/portal-term-problems';
import { useTerms } from '../terms/use-terms';
import { useKnownArticles } from '../translations/use-known-articles';
import { countFindings } from './finding-areas';
import { extractParagraphs, findPortalFindings, type PortalFinding } from './findings';
import { useReviewTimes } from './use-review-times';

const NO_FINDINGS: readonly PortalFinding[] = [];
const NO_GROUPS: readonly (readonly ArticleParagraph[])[] = [];
const NO_PROBLEMS: ReadonlyMap<number, readonly TermProblem[]> = new Map();
const NOT_READ: ReadonlyMap<never, never> = new Map<never, never>();

/** Finds the problems in the loaded article text. Compares paragraphs only once all text is loaded. */
export function useFindings(portalSlug: string, texts: PortalTexts | null, isReading: boolean) {
  const scope = useScope();
  const known = useKnownArticles(portalSlug);
  const reviewed = useReviewTimes(portalSlug);
  const compared = useQuery({
    queryKey: [...buildQueryKey(scope, 'alike-paragraphs'), portalSlug, texts?.at, texts?.read.size],
    queryFn: ({ signal }) =>
      requestTextTask('alike', { paragraphs: texts ? extractParagraphs(texts) : [] }, signal),
    enabled: texts !== null && !isReading,
    placeholderData: keepPreviousData,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const terms = useTerms(portalSlug);
  const checked = useQuery({
    queryKey: [...buildQueryKey(scope, 'term-problems'), portalSlug, texts?.at, texts?.read.size, terms],
    queryFn: ({ signal }) => (texts && terms ? findPortalTermProblems(texts, terms, signal) : NO_PROBLEMS),
    enabled: texts !== null && !isReading && terms !== undefined && terms.length > 0,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const termProblems = checked.data ?? NO_PROBLEMS;
  const alike = compared.data ?? NO_GROUPS;
  const findings = useMemo(
    () =>
      texts
        ? findPortalFindings({
            ...texts,
            alike,
            terms: termProblems,
            known: mergeLoadedArticles(known ?? NOT_READ, texts.read),
            reviewed: reviewed ?? NOT_READ,
            now: texts.at,
          })
        : NO_FINDINGS,
    [texts, alike, termProblems, known, reviewed],
  );
  return {
    findings,
    /** True if all checks of the loaded article text have ended. */
    isSettled:
      texts !== null &&
      !isReading &&
      !compared.isFetching &&
      !checked.isFetching &&
      terms !== undefined &&
      known !== undefined &&
      reviewed !== undefined,
    isUncompared: compared.isError,
    isTermCheckFailed: checked.isError,
  };
}

interface CompleteCheck {
  readonly findings: readonly PortalFinding[];
  /** The time of the check, in milliseconds since the epoch. */
  readonly at: number;
}

/** Stores the counts of a complete check. Returns the counts of an earlier day for comparison. */
export function useEarlierCheck(portalSlug: string, reading: CompleteCheck | null) {
  const scope = useScope();
  const readings = useLastChecks();
  const { data: portal } = useQuery(portalQuery(scope, portalSlug));
  const last = readings?.find((one) => one.kind === 'checks' && one.portal?.slug === portalSlug);
  const isNew =
    reading !== null &&
    readings !== null &&
    portal !== undefined &&
    (!last || last.at < reading.at || last.count !== reading.findings.length);
  useEffect(() => {
    if (!isNew) return;
    const { slug, name } = portal;
    void storeLastCheck(scope, {
      kind: 'checks',
      portal: { slug, name },
      ...countFindings(reading.findings),
    });
  }, [isNew, scope, portal, reading]);
  return last?.before ?? null;
}
