import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Article } from '~/api/articles';
import {
  type ArticleDraft,
  type ArticleText,
  getArticleDraftKey,
  storeArticleVersion,
} from '~/drafts/article-drafts';
import { createArticleKnowledgeStore } from '~/drafts/record-checks';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { findUnfinishedUploads } from '~/lib/markdown/upload-placeholder';
import type { EditorSession } from '~/markdown-editor/editor-core';
import type { MarkdownEditorHandle } from '~/markdown-editor/editor-handle';
import { showCreatedToast } from '~/records/record-toasts';
import { useCreateRecord } from '~/records/use-record-writing';
import { hasSameValues } from '~/records/values';
import { getArticleCreation, getArticleValues, pickArticleText } from '~/resources/article-record';
import { useScope } from '~/session/scope-context';
import type { InterruptedUpload } from '../../images/use-image-uploads';
import { addImagesToHandover, addSessionToHandover, startHandover } from './handover';
import { useArticleDraft } from './use-article-draft';
import { useDraftFields } from './use-draft-fields';
import { useReportDuplicates } from './use-report-duplicates';

interface NewArticleOptions {
  readonly portalSlug: string;
  readonly categoryId: number | null;
  /** The original if the new article is a translation. */
  readonly original: Article | undefined;
  /** The article to copy if the new article starts as a copy. */
  readonly copied: Article | undefined;
  readonly editor: RefObject<MarkdownEditorHandle | null>;
  readonly onCreated: (articleId: number) => void;
}

/**
 * Manages an article that doesn't exist yet. The article is created only when the author asks for it, because the
 * platform makes the slug from the title, which should be complete by then.
 */
export function useNewArticle(options: NewArticleOptions) {
  const { portalSlug, categoryId, original, copied, editor, onCreated } = options;
  const t = useT();
  const scope = useScope();
  const draft = useArticleDraft(getArticleDraftKey(scope, portalSlug, null), null);
  const [isImageWaiting, setImageWaiting] = useState(false);
  const isCreated = useRef(false);
  /**
   * The fields that were sent to create the article. Anything that the author types after sending is handed over to the
   * article's page.
   */
  const sent = useRef<ArticleText>(null);
  const place = useRef<string>(null);
  const start = copied
    ? {
        ...pickArticleText(getArticleValues(copied)),
        title: t(m.help_center_copy_of, { title: copied.title }),
      }
    : { title: '', description: '', content: '', category_id: categoryId };
  /** Reports whether the fields contain no input of the author. A copied text always counts as input. */
  const isAsBegun = ({ title, description, content }: ArticleText) =>
    !copied && title === start.title && description === start.description && content === start.content;
  const { fields, isAhead, flush, kept, onText, change } = useDraftFields(start, {
    onTyping: (words) => {
      if (!isCreated.current) void draft.keep(null, words);
    },
    onSettle: (mine) => keepOrDrop(mine),
  });
  const keepOrDrop = (mine: ArticleText): void => {
    if (isCreated.current) return;
    if (isAsBegun(mine)) return void draft.drop();
    void draft.keep(null, kept());
    void draft.rememberTyped(mine);
  };
  const keepCopy = useEffectEvent(() => copied && keepOrDrop(fields));
  useEffect(() => void keepCopy(), []);
  const queryClient = useQueryClient();
  const creation = useCreateRecord(getArticleCreation(queryClient, scope, portalSlug), {
    onCreated: ({ stored, wasLost }) => {
      isCreated.current = true;
      void draft.drop();
      void storeArticleVersion({
        place: getArticleDraftKey(scope, portalSlug, stored.id),
        at: Date.now(),
        kind: 'saved',
        mine: pickArticleText(getArticleValues(stored)),
      });
      if (original) void createArticleKnowledgeStore(queryClient, scope, portalSlug).begun(stored, original);
      if (wasLost) showCreatedToast(t, scope, stored.title, { wasLost });
      place.current = getArticleDraftKey(scope, portalSlug, stored.id);
      startHandover(place.current, () => {
        const mine = flush();
        return sent.current && hasSameValues(sent.current, mine) ? null : mine;
      });
      onCreated(stored.id);
    },
    onDuplicates: useReportDuplicates(portalSlug),
  });
  return {
    fields,
    state: creation.state,
    checkNow: creation.checkNow,
    isImageWaiting,
    draft,
    onText,
    session: { leave: (left: () => EditorSession) => addSessionToHandover(place.current, left) },
    imagePassing: { leave: (left: readonly InterruptedUpload[]) => addImagesToHandover(place.current, left) },
    change,
    isDirty: creation.state.step !== 'saved' && (isAhead || !isAsBegun(fields)),
    isAhead,
    async create(status: string): Promise<void> {
      if (editor.current?.verify() === false) return;
      const mine = flush();
      sent.current = mine;
      keepOrDrop(mine);
      const isWaiting = findUnfinishedUploads(mine.content).length > 0;
      setImageWaiting(isWaiting);
      const rootId = original ? (original.associated_article_id ?? original.id) : null;
      if (isWaiting) creation.reset();
      else await creation.create({ ...mine, associated_article_id: rootId, status });
    },
    takeDraft(abandoned: ArticleDraft): void {
      void draft.rememberReplaced(flush(), start);
      change(abandoned.mine);
      editor.current?.replaceAll(abandoned.mine.content);
      void draft.takeOver(abandoned, null, kept());
      editor.current?.focus();
    },
  };
}
