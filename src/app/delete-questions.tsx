import { useQueryClient } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Article } from '~/api/articles';
import type { AvailabilityReason } from '~/api/availability-reasons';
import type { CannedResponse } from '~/api/canned-responses';
import type { Category } from '~/api/categories';
import type { Macro } from '~/api/macros';
import type { Team } from '~/api/teams';
import { articleRemoval, valuesOf } from '~/features/help-center/article/article-record';
import type { RecordPlace } from '~/records/activity/entry';
import { useScope } from '~/session/scope-context';

const DeleteCannedResponse = lazyRouteComponent(
  () => import('~/features/canned-responses/delete-canned-response'),
  'DeleteCannedResponse',
);
const DeleteMacro = lazyRouteComponent(() => import('~/features/macros/delete-macro'), 'DeleteMacro');
const DeleteTeam = lazyRouteComponent(() => import('~/features/teams/delete-team'), 'DeleteTeam');
const DeleteReason = lazyRouteComponent(
  () => import('~/features/availability-reasons/delete-reason'),
  'DeleteReason',
);
const DeleteCategory = lazyRouteComponent(
  () => import('~/features/help-center/categories/delete-category'),
  'DeleteCategory',
);
const DeleteArticle = lazyRouteComponent(
  () => import('~/features/help-center/article/delete-article'),
  'DeleteArticle',
);

/** Each resource's own question before one of its records is deleted, asked from the activity. */
type Question<Stored> = (stored: Stored, place: RecordPlace, onClose: () => void) => ReactNode;

export const cannedResponseQuestion: Question<CannedResponse> = (response, _, onClose) => (
  <DeleteCannedResponse response={response} onClose={onClose} />
);
export const macroQuestion: Question<Macro> = (macro, _, onClose) => (
  <DeleteMacro macro={macro} onGone={onClose} onClose={onClose} />
);
export const teamQuestion: Question<Team> = (team, _, onClose) => (
  <DeleteTeam team={team} members={null} onGone={onClose} onClose={onClose} />
);
export const reasonQuestion: Question<AvailabilityReason> = (reason, _, onClose) => (
  <DeleteReason reason={reason} onClose={onClose} />
);
export const categoryQuestion: Question<Category> = (category, { parent }, onClose) => (
  <DeleteCategory portalSlug={parent ?? ''} category={category} onClose={onClose} />
);
export const articleQuestion: Question<Article> = (article, { parent }, onClose) => (
  <ArticleQuestion portalSlug={parent ?? ''} article={article} onClose={onClose} />
);

interface ArticleQuestionProps {
  readonly portalSlug: string;
  readonly article: Article;
  readonly onClose: () => void;
}

function ArticleQuestion({ portalSlug, article, onClose }: ArticleQuestionProps) {
  const { id, title } = article;
  const access = articleRemoval(useQueryClient(), useScope(), portalSlug, id, valuesOf(article));
  return <DeleteArticle title={title} access={access} onClose={onClose} />;
}
