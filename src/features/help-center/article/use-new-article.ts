import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Article } from '~/api/articles';
import { type ArticleWords, articleDraftKey } from '~/drafts/article-drafts';
import { useCreateRecord } from '~/records/use-create-record';
import type { Saved } from '~/records/write-state';
import { useScope } from '~/session/scope-context';
import { unfinishedUploads } from '../images/upload-placeholder';
import { newArticleAccess } from './article-record';
import { useArticleDraft } from './use-article-draft';
import { useDraftFields } from './use-draft-fields';

interface NewArticleHandlers {
  readonly onCreated: (created: Saved<Article>) => void;
  readonly onDuplicates: (duplicates: readonly Article[], created: Article) => void;
}

const isEmpty = ({ title, description, content }: ArticleWords) => title + description + content === '';

/** An article that doesn't exist yet: it is created by a deliberate act, so that its slug comes from a whole title. */
export function useNewArticle(
  portalSlug: string,
  start: ArticleWords,
  rootId: number | null,
  { onCreated, onDuplicates }: NewArticleHandlers,
) {
  const scope = useScope();
  const draft = useArticleDraft(articleDraftKey(scope, portalSlug, null));
  const [isImageWaiting, setImageWaiting] = useState(false);
  const isCreated = useRef(false);
  const keep = (mine: ArticleWords) => {
    if (!isCreated.current) void (isEmpty(mine) ? draft.drop() : draft.keep(null, mine));
  };
  const { fields, flush, onText, setField, replace } = useDraftFields(start, keep);
  const creation = useCreateRecord(newArticleAccess(useQueryClient(), scope, portalSlug), {
    onCreated: (created) => {
      isCreated.current = true;
      void draft.drop();
      onCreated(created);
    },
    onDuplicates,
  });

  const create = async (): Promise<void> => {
    const mine = flush();
    keep(mine);
    const isWaiting = unfinishedUploads(mine.content).length > 0;
    setImageWaiting(isWaiting);
    if (isWaiting) creation.reset();
    else await creation.create({ ...mine, associated_article_id: rootId });
  };
  return {
    fields,
    state: creation.state,
    checkAgain: creation.checkAgain,
    isImageWaiting,
    draft,
    onText,
    setField,
    replace,
    create,
    isDirty: !isEmpty(fields),
  };
}
