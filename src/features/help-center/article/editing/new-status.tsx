import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { Article } from '~/api/articles';
import { ARTICLE_STATUSES } from '~/api/choices';
import { getArticleStatusLabel } from '~/domain/article-status-tag';
import { useImageHosts } from '~/domain/image-hosts';
import type { ArticleText } from '~/drafts/article-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { isBlockingProblem } from '../../publish-blocks';
import { useTermProblems } from '../../terms/use-term-problems';
import type { ProblemFixes } from '../publish/added-texts';
import { PublishChecks } from '../publish/publish-checks';
import { usePublishProblems } from '../publish/use-publish-problems';
import { useUntranslatedText } from './use-untranslated-text';

type Status = (typeof ARTICLE_STATUSES)[number];

/** An empty text. It is checked in place of an article that won't be public, which needs no checks. */
const NOTHING = { title: '', description: '', text: '' };
const NO_TEXT = { title: '', description: '', content: '' };

/**
 * Manages the initial status of a new article or translation. `isBlocked` is true if the article can't be published
 * yet.
 */
export function useInitialStatus(
  { title, description, content }: ArticleText,
  isAhead: boolean,
  original: Article | undefined,
  locale: string,
  portalSlug: string,
) {
  const [status, choose] = useState<Status>('draft');
  const isPublic = status === 'published';
  const { problems, isCurrent } = usePublishProblems(
    isPublic ? { title, description, text: content } : NOTHING,
    useImageHosts(),
  );
  const untranslated = useUntranslatedText(isPublic ? original : undefined, locale, content);
  const terms = useTermProblems(
    { ...(isPublic ? { title, description, content } : NO_TEXT), locale, portal_slug: portalSlug },
    original,
  );
  // The article is also blocked until its latest input is checked.
  const isBlocked = isPublic && (isAhead || !isCurrent || (problems?.some(isBlockingProblem) ?? true));
  return { status, choose, problems: isPublic ? problems : undefined, untranslated, terms, isBlocked };
}

/** The labels of the create button, by initial status. */
export const CREATE_LABELS = {
  draft: m.help_center_create_draft,
  published: m.help_center_create_published,
  archived: m.help_center_create_archived,
} as const satisfies Record<Status, unknown>;

interface InitialStatusFieldProps {
  readonly starting: ReturnType<typeof useInitialStatus>;
  readonly readOnly: boolean;
  readonly isPortalArchived: boolean;
  readonly onGoToLine: (line: number) => void;
  readonly onReplaceWord: ProblemFixes['onReplaceWord'];
}

export function InitialStatusField(props: InitialStatusFieldProps) {
  const { starting, readOnly, isPortalArchived, onGoToLine, onReplaceWord } = props;
  const { status, choose, problems, untranslated, terms } = starting;
  const t = useT();
  const publicText = isPortalArchived
    ? m.help_center_review_archived_text
    : m.help_center_review_publish_text;
  return (
    <>
      <NativeSelect
        label={t(m.help_center_new_status)}
        disabled={readOnly}
        description={status === 'published' && t(publicText)}
        value={status}
        data={ARTICLE_STATUSES.map((value) => ({ value, label: getArticleStatusLabel(t, value) }))}
        onChange={({ currentTarget: { value } }) =>
          choose(ARTICLE_STATUSES.find((one) => one === value) ?? 'draft')
        }
      />
      {problems !== undefined && (
        <PublishChecks
          {...{ problems, untranslated, terms, onGoToLine }}
          {...(!readOnly && { onReplaceWord })}
        />
      )}
    </>
  );
}
