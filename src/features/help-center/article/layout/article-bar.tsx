import { ActionIcon, Button } from '@mantine/core';
import { IconDeviceFloppy, IconHistory } from '@tabler/icons-react';
import { type ReactNode, useDeferredValue } from 'react';
import { ArticleStatusTag } from '~/domain/article-status-tag';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { isWritePending } from '~/records/write-state';
import { BusyButton } from '~/ui/form/busy-button';
import classes from '../article.module.css';
import type { DraftCopy } from '../draft-copy/use-draft-copy';
import { SaveStateLine } from '../editing/save-state-line';
import type { ArticleEditing } from '../editing/use-article-editing';
import { getArticleVisibility } from '../publish/public-address';
import { type ArticleAction, ArticleMenu } from './article-menu';
import { BackToArticlesLink } from './back-to-articles-link';
import type { ArticleViewState } from './use-article-view';
import { ToolButton, ViewTools } from './view-tools';

/** Returns false in the first render, so that the article's text is painted before the header's buttons. */
const useIsDrawn = () => useDeferredValue(true, false);

interface ArticleParentLinkProps {
  readonly portalSlug: string;
  readonly view: ArticleViewState;
}

/** Links back to the list. In the preview, returns to the text instead. */
export function ArticleParentLink({ portalSlug, view }: ArticleParentLinkProps) {
  const t = useT();
  if (!view.isPreview) return <BackToArticlesLink portalSlug={portalSlug} />;
  return (
    <button type="button" onClick={view.togglePreview}>
      {t(m.help_center_back_to_writing)}
    </button>
  );
}

interface ArticleStatusLineProps {
  readonly view: ArticleViewState;
  readonly status?: string;
  /** The save state of the article. */
  readonly line: ReactNode;
}

/** The status and save state of an article, next to its title. */
export function ArticleStatusLine({ view, status, line }: ArticleStatusLineProps) {
  const isDrawn = useIsDrawn();
  return (
    <div className={classes.standing} data-preview={view.isPreview || undefined}>
      {isDrawn && (
        <>
          {status !== undefined && (
            <div className={classes.status}>
              <ArticleStatusTag status={status} />
            </div>
          )}
          {line}
        </>
      )}
    </div>
  );
}

interface ArticleToolsProps {
  readonly view: ArticleViewState;
  /** The buttons that precede the view buttons. The menu has the same actions. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** The view buttons and the actions of an article. */
export function ArticleTools({ view, tools, children }: ArticleToolsProps) {
  const isDrawn = useIsDrawn();
  if (!isDrawn) return null;
  return (
    <div className={classes.tools} data-menu={tools ? true : undefined}>
      {!view.isPreview && tools}
      <ViewTools view={view} />
      {children}
    </div>
  );
}

/** The save state of an edited article. */
export function ArticleSaveLine({ editing, isPortalArchived }: ArticleSaveLineProps) {
  const { base, state, savedAt, isDirty, draft } = editing;
  return (
    <SaveStateLine
      isSaving={isWritePending(state)}
      isUnconfirmed={state.step === 'unknown'}
      savedAt={savedAt}
      isPublic={getArticleVisibility(base.status, isPortalArchived) === 'served'}
      isDirty={isDirty}
      copy={draft.copy}
    />
  );
}

interface ArticleSaveLineProps {
  readonly editing: ArticleEditing;
  readonly isPortalArchived: boolean;
}

interface ArticleActionsProps {
  readonly editing: ArticleEditing;
  readonly view: ArticleViewState;
  /** The original if the article is a draft copy. */
  readonly copy: DraftCopy | null;
  readonly onAsk: (action: ArticleAction) => void;
  readonly onSave: () => void;
  readonly onReview: () => void;
  readonly onHistory: () => void;
}

/** The buttons and the menu of an article. */
export function ArticleActions(props: ArticleActionsProps) {
  const { editing, view, copy, onAsk, onSave, onReview, onHistory } = props;
  const t = useT();
  const { base, state, isDirty } = editing;
  const isPublic = base.status === 'published';
  const isSending = isWritePending(state);
  const isDisabled = isSending || (copy ? !copy.original : isPublic && !isDirty);
  // `aria-disabled` keeps the button focusable, because the focus returns to it when its dialog closes.
  const disabledProps = { 'data-disabled': isDisabled, 'aria-disabled': isDisabled };
  const save = t(base.status === 'draft' ? m.help_center_save_draft : m.common_save);
  return (
    <ArticleTools
      view={view}
      tools={<ToolButton isWide glyph={IconHistory} label={t(m.common_history)} onClick={onHistory} />}
    >
      {!view.isPreview && (
        <ArticleMenu
          status={base.status}
          isTranslation={base.associated_article_id !== null}
          isSaving={isSending}
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
      {copy ? (
        <Button {...disabledProps} onClick={() => !isDisabled && onAsk('publish-copy')}>
          {t(m.help_center_copy_publish_button)}
        </Button>
      ) : (
        <Button {...disabledProps} onClick={() => !isDisabled && onReview()}>
          {t(isPublic ? m.help_center_review_button : m.help_center_publish_button)}
        </Button>
      )}
    </ArticleTools>
  );
}
