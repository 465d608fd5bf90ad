import { ActionIcon, Button } from '@mantine/core';
import { IconDeviceFloppy, IconHistory } from '@tabler/icons-react';
import { type ReactNode, useDeferredValue } from 'react';
import { ArticleStatus } from '~/domain/article-status';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { isPending } from '~/records/write-state';
import { BusyButton } from '~/ui/form/busy-button';
import { PageBar } from '~/ui/page/page-bar';
import classes from '../article.module.css';
import { SaveLine } from '../editing/save-line';
import type { ArticleEditing } from '../editing/use-article-editing';
import { servingOf } from '../publish/public-address';
import { type ArticleAction, ArticleMenu } from './article-menu';
import { BackToArticles } from './back-to-articles';
import type { ArticleView } from './use-article-view';
import { Tool, ViewTools } from './view-tools';

interface EditorBarProps {
  readonly portalSlug: string;
  readonly view: ArticleView;
  readonly status?: string;
  /** Where the words are. */
  readonly line: ReactNode;
  /** Icons before those of the view. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** The one line above an article: where its words are, what is looked at, and what can be done. */
export function EditorBar({ portalSlug, view, status, line, tools, children }: EditorBarProps) {
  const t = useT();
  // The text comes first: what can be done with it is drawn in a step of its own, as the text is in sight.
  const isDrawn = useDeferredValue(true, false);
  return (
    <PageBar
      className={classes.bar}
      data-preview={view.isPreview || undefined}
      data-menu={tools ? true : undefined}
      parent={
        view.isPreview ? (
          <button type="button" onClick={view.togglePreview}>
            {t(m.help_center_back_to_writing)}
          </button>
        ) : (
          <BackToArticles portalSlug={portalSlug} />
        )
      }
    >
      {isDrawn && (
        <>
          {status !== undefined && (
            <div className={classes.status}>
              <ArticleStatus status={status} />
            </div>
          )}
          {line}
          {!view.isPreview && tools}
          <ViewTools view={view} />
          {children}
        </>
      )}
    </PageBar>
  );
}

interface ArticleBarProps extends Pick<EditorBarProps, 'portalSlug'> {
  readonly editing: ArticleEditing;
  readonly view: ArticleView;
  readonly isPortalArchived: boolean;
  readonly onAsk: (action: ArticleAction) => void;
  readonly onSave: () => void;
  readonly onReview: () => void;
  readonly onHistory: () => void;
}

/** Where the article stands, and what can be done with it. */
export function ArticleBar(props: ArticleBarProps) {
  const { portalSlug, editing, view, isPortalArchived, onAsk, onSave, onReview, onHistory } = props;
  const t = useT();
  const { base, state, savedAt, isDirty, draft } = editing;
  const isPublic = base.status === 'published';
  const isSending = isPending(state);
  const save = t(base.status === 'draft' ? m.help_center_save_draft : m.common_save);
  return (
    <EditorBar
      portalSlug={portalSlug}
      view={view}
      status={base.status}
      line={
        <SaveLine
          isSaving={isSending}
          isUnconfirmed={state.step === 'unknown'}
          savedAt={savedAt}
          isPublic={servingOf(base.status, isPortalArchived) === 'served'}
          isDirty={isDirty}
          copy={draft.copy}
        />
      }
      tools={<Tool isWide glyph={IconHistory} label={t(m.common_history)} onClick={onHistory} />}
    >
      {!view.isPreview && (
        <ArticleMenu
          status={base.status}
          isTranslation={base.associated_article_id !== null}
          onAsk={onAsk}
          onUnarchive={() => void editing.save({ fields: false, status: 'draft' })}
          view={view}
          onHistory={onHistory}
        />
      )}
      {!isPublic && !view.isPreview && (
        <>
          <BusyButton className={classes.wide} variant="default" loading={isSending} onClick={onSave}>
            {save}
          </BusyButton>
          <ActionIcon
            className={classes.narrow}
            variant="default"
            size="input-sm"
            loading={isSending}
            aria-label={save}
            title={save}
            onClick={onSave}
          >
            <IconDeviceFloppy size={18} aria-hidden />
          </ActionIcon>
        </>
      )}
      <Button disabled={isSending || (isPublic && !isDirty)} onClick={onReview}>
        {t(isPublic ? m.help_center_review_button : m.help_center_publish_button)}
      </Button>
    </EditorBar>
  );
}
