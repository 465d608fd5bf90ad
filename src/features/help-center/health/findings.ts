import type { Article, ArticleSummary } from '~/api/articles';
import { createLinkResolver, getUrlFragment } from '~/domain/links/link-targets';
import { getTranslationState, isBehind, type KnownArticles } from '~/drafts/translation-state';
import type { ArticleAnalysis } from '~/lib/markdown/article-analysis';
import { hasLinkTarget } from '~/lib/markdown/linkable-names';
import type { TermProblem } from '~/lib/terms/check-terms';
import type { ArticleParagraph } from '~/lib/text/find-similar-paragraphs';
import { parseDraftCopyTitle } from '../draft-copy-title';
import { groupFamilies } from '../translations/families';
import { findReviewDueSince } from './review-due';

/**
 * The kinds of findings (detected problems) in display order. Problems for readers come first, and recommendations come
 * last.
 */
export const FINDING_CODES = [
  'link_gone',
  'link_archived',
  'link_draft',
  'heading_link_dead',
  'image_missing',
  'upload_unfinished',
  'image_embedded',
  'image_foreign',
  'alternative_text_missing',
  'title_missing',
  'description_missing',
  'same_title',
  'same_description',
  'alike',
  'term_avoided',
  'term_untranslated',
  'term_missing',
  'behind',
  'due',
  'unlinked',
  'text_too_deep',
  'text_unchecked',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

/** An article or a line in it. */
export interface FindingPlace {
  readonly id: number;
  readonly title: string;
  /** The 1-based line in the text. Null if the finding isn't about the text. */
  readonly line: number | null;
}

export interface PortalFinding {
  readonly code: FindingCode;
  /** The articles or lines that the finding is about. Findings about duplicates have at least two. */
  readonly places: readonly FindingPlace[];
  /** The address, name or text in question. Empty if there is none. */
  readonly subject: string;
  /** For findings about terms: the word to use instead of `subject`. */
  readonly use?: string;
  /** For findings with the code `due`: the time of the last change or review (ISO 8601). */
  readonly since?: string;
}

/** A loaded article. `facts` is null if analyzing its text took too long. */
export interface LoadedArticle {
  readonly article: Article;
  readonly facts: ArticleAnalysis | null;
}

export interface PortalRecords {
  /** All articles of the portal, including those whose text wasn't loaded. */
  readonly list: readonly ArticleSummary[];
  readonly read: ReadonlyMap<number, LoadedArticle>;
  /** Groups of nearly identical paragraphs. */
  readonly alike: readonly (readonly ArticleParagraph[])[];
  /** The words that differ from the list of terms. The keys are article IDs. */
  readonly terms: ReadonlyMap<number, readonly TermProblem[]>;
  /** The versions and translations of articles that this browser has recorded. */
  readonly known: KnownArticles;
  /** The times of the last reviews in milliseconds since the epoch. The keys are article IDs. */
  readonly reviewed: ReadonlyMap<number, number>;
  readonly now: number;
}

const toPlace = ({ id, title }: ArticleSummary, line: number | null = null): FindingPlace => ({
  id,
  title,
  line,
});
const isPublic = ({ status }: ArticleSummary) => status === 'published';
const isInUse = ({ status }: ArticleSummary) => status !== 'archived';

/** Excludes draft copies, because they repeat their originals on purpose. */
const isComparable = (one: ArticleSummary) => isInUse(one) && parseDraftCopyTitle(one.title) === null;

function ownFindings({ article, facts }: LoadedArticle): PortalFinding[] {
  if (facts === null) return [{ code: 'text_unchecked', places: [toPlace(article)], subject: '' }];
  return facts.problems.map(({ code, line, subject }) => ({
    // Counts an image without an address as missing, not as external.
    code: code === 'image_foreign' && subject === '' ? 'image_missing' : code,
    places: [toPlace(article, line)],
    subject,
  }));
}

interface LinkedArticles {
  readonly findings: readonly PortalFinding[];
  /** The IDs of articles that at least one other public article links to. */
  readonly linked: ReadonlySet<number>;
}

/**
 * Finds broken links between articles. A link from a draft to another draft isn't broken, because both may be published
 * together.
 */
function followLinks(
  sources: readonly LoadedArticle[],
  { list, read }: Pick<PortalRecords, 'list' | 'read'>,
): LinkedArticles {
  const targetOf = createLinkResolver(list);
  const findings: PortalFinding[] = [];
  const linked = new Set<number>();
  for (const { article, facts } of sources) {
    for (const { address, line } of facts?.links ?? []) {
      const found = targetOf(address, article);
      if (found === null) continue;
      if (found && found.id !== article.id && isPublic(article)) linked.add(found.id);
      const code = codeOfLink(article, found);
      const places = [toPlace(article, line)];
      if (code) findings.push({ code, places, subject: found?.title ?? address });
      const names = found && read.get(found.id)?.facts?.names;
      if (!code && names && !hasLinkTarget(names, getUrlFragment(address)))
        findings.push({ code: 'heading_link_dead', places, subject: address });
    }
  }
  return { findings, linked };
}

function codeOfLink(source: ArticleSummary, target: ArticleSummary | undefined): FindingCode | null {
  if (!target) return 'link_gone';
  if (target.status === 'archived') return 'link_archived';
  return target.status === 'draft' && isPublic(source) ? 'link_draft' : null;
}

/** Groups articles of one language with equal titles or descriptions. Ignores case and whitespace. */
function equal(
  list: readonly ArticleSummary[],
  code: 'same_title' | 'same_description',
  textIn: (one: ArticleSummary) => string | null,
): PortalFinding[] {
  const folded = (one: ArticleSummary) => (textIn(one) ?? '').trim().replaceAll(/\s+/g, ' ').toLowerCase();
  const groups = new Map<string, ArticleSummary[]>();
  for (const one of list.filter((any) => folded(any) !== '')) {
    const key = JSON.stringify([one.locale, folded(one)]);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => ({
      code,
      places: group.map((one) => toPlace(one)),
      subject: (group[0] && textIn(group[0])) ?? '',
    }));
}

/**
 * Returns translations whose original has changed since the last known match. Only matches recorded in this browser are
 * known.
 */
const behindIn = (list: readonly ArticleSummary[], known: KnownArticles): PortalFinding[] =>
  groupFamilies(list)
    .filter(({ root }) => isInUse(root))
    .flatMap(({ root, members }) =>
      members
        .filter(
          (one) => one.id !== root.id && isInUse(one) && isBehind(getTranslationState(one, root, known)),
        )
        .map((one) => ({
          code: 'behind' as const,
          places: [toPlace(one)],
          subject: root.title,
          since: root.updated_at,
        })),
    );

/** Returns public articles that haven't been changed or reviewed for a year. */
const dueIn = ({ list, reviewed, now }: PortalRecords): PortalFinding[] =>
  list.flatMap((one) => {
    const since = findReviewDueSince(one, reviewed, now);
    if (since === null) return [];
    return {
      code: 'due' as const,
      places: [toPlace(one)],
      subject: '',
      since: new Date(since).toISOString(),
    };
  });

/**
 * Returns all findings in the order of their codes. Findings with the same code are in the order of the article list.
 */
export function findPortalFindings(records: PortalRecords): readonly PortalFinding[] {
  const { list, read, alike, terms, known } = records;
  const inUse = list.filter(isInUse);
  const sources = inUse.flatMap(({ id }) => read.get(id) ?? []);
  const links = followLinks(sources, records);
  const titles = new Map(list.map((one) => [one.id, one]));
  // Reports articles without incoming links only if the text of all articles was loaded, because any missing text may
  // contain a link to them.
  const isWhole = sources.length === inUse.length && sources.every(({ facts }) => facts !== null);
  const found: readonly PortalFinding[] = [
    ...links.findings,
    ...sources.flatMap(ownFindings),
    ...equal(inUse, 'same_title', ({ title }) => title),
    ...equal(list.filter(isComparable), 'same_description', ({ description }) => description),
    ...alike.map((group) => ({
      code: 'alike' as const,
      places: group.flatMap(({ owner, line }) => {
        const one = titles.get(owner);
        return one ? [toPlace(one, line)] : [];
      }),
      subject: group[0]?.text ?? '',
    })),
    ...inUse.flatMap((one) =>
      (terms.get(one.id) ?? []).map(({ code, line, found: subject, use }) => ({
        ...{ code, subject, use },
        places: [toPlace(one, line)],
      })),
    ),
    ...behindIn(list, known),
    ...dueIn(records),
    ...inUse
      .filter((one) => isWhole && isPublic(one) && !links.linked.has(one.id))
      .map((one) => ({ code: 'unlinked' as const, places: [toPlace(one)], subject: '' })),
  ];
  return FINDING_CODES.flatMap((code) => found.filter((finding) => finding.code === code));
}

/** Returns the paragraphs of all loaded articles that aren't archived or draft copies, to search for duplicates. */
export const extractParagraphs = ({
  list,
  read,
}: Pick<PortalRecords, 'list' | 'read'>): readonly ArticleParagraph[] =>
  list.filter(isComparable).flatMap(({ id, locale }) =>
    (read.get(id)?.facts?.paragraphs ?? []).map(({ text, line }) => ({
      owner: id,
      language: locale,
      text,
      line,
    })),
  );
