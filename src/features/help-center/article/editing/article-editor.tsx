import { useSearch } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Article } from '~/api/articles';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { MarkdownEditorHandle } from '~/markdown-editor/editor-handle';
import type { SessionHandover } from '~/markdown-editor/editor-props';
import { MarkdownEditor } from '~/markdown-editor/markdown-editor';
import type { WriteState } from '~/records/write-state';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import { runWhenIdle } from '~/ui/run-when-idle';
import { ImageUploadList } from '../../images/image-upload-list';
import { type UploadHandover, useImageUploads } from '../../images/use-image-uploads';
import { toLanguageTag } from '../../locale-name';
import { ArticlePreview } from '../../preview/lazy-preview';
import type { MarkdownPreviewHandle } from '../../preview/markdown-preview';
import { OriginalPane } from '../../translations/original-pane';
import { StructureList } from '../../translations/structure-list';
import { TranslationHead } from '../../translations/translating-heads';
import { useTranslationEditing } from '../../translations/use-translation-editing';
import classes from '../article.module.css';
import { ArticleHeading } from '../layout/article-heading';
import { ArticleOutline } from '../layout/article-outline';
import { ArticlePanel } from '../layout/article-panel';
import type { ArticleViewState } from '../layout/use-article-view';
import { useScrollSync } from '../layout/use-scroll-sync';
import { replaceTermProblem } from '../publish/replace-term-problem';
import type { ArticleEditing } from './use-article-editing';
import { useEditorServices } from './use-editor-services';

const TermAdviceSection = createLazyPart(
  () => import('../../terms/term-advice-section'),
  'TermAdviceSection',
);

interface ArticleEditorProps {
  readonly portalSlug: string;
  readonly editor: RefObject<MarkdownEditorHandle | null>;
  readonly writing: Pick<ArticleEditing, 'fields' | 'change' | 'onText'> & {
    readonly state: WriteState<Article>;
    readonly session?: SessionHandover;
    readonly imagePassing?: UploadHandover;
  };
  readonly view: ArticleViewState;
  /** True if the stored article has a title. */
  readonly isTitled?: boolean;
  readonly isNew?: boolean;
  /** The language of the text. */
  readonly locale: string;
  readonly isLocked: boolean;
  /** The public address of a published article. */
  readonly publicUrl?: string | null;
  /** The original if the article is a translation. The original can be shown next to the translation. */
  readonly original: Article | undefined;
  /** Read-only information at the end of the panel. */
  readonly facts?: ReactNode;
  /** The editable fields at the start of the panel. */
  readonly children: ReactNode;
}

/**
 * The editor page. Shows the text, the fields, and optionally a preview or the original next to the text. A hidden
 * editor stays mounted, so that it keeps its undo history and scroll position.
 */
export function ArticleEditor(props: ArticleEditorProps) {
  const { portalSlug, editor, writing, locale, isLocked, isTitled = false, isNew = false, original } = props;
  const { view, isPreview, isPanelBeside, isFocusMode, leaveDrawer: onLeave, titleAsked } = props.view;
  const isAlone = isPreview && view !== 'both';
  const t = useT();
  const { fields, onText, change, state } = writing;
  const { title, description } = fields;
  const startLine = useSearch({ strict: false }).line;
  const beside = useRef<MarkdownPreviewHandle>(null);
  const beingTranslated = view === 'original' ? original : undefined;
  const translating = useTranslationEditing(
    beingTranslated,
    fields.content,
    editor,
    beside,
    isLocked,
    titleAsked,
  );
  const place = useScrollSync(view, editor, beside, translating.across, translating.isLevel);
  const images = useImageUploads(editor, fields.content, writing.imagePassing);
  const services = useEditorServices(portalSlug, locale, () => images.pick());
  useEffect(() => runWhenIdle(() => void ArticlePreview.preload()), []);
  return (
    <div
      className={classes.editor}
      data-panel={isPanelBeside || undefined}
      data-focus-mode={isFocusMode || undefined}
      data-preview={isPreview ? view : undefined}
      data-side={translating.side}
    >
      {beingTranslated && (
        <OriginalPane
          ref={beside}
          original={beingTranslated}
          translating={translating}
          locale={locale}
          onScrollLine={place.onPreviewScroll}
        />
      )}
      <div className={classes.main}>
        {beingTranslated && <TranslationHead {...{ translating, locale }} />}
        <div className={classes.panes}>
          <div className={`${classes.half} ${isAlone ? classes.hidden : ''}`}>
            <div className={classes.writing} data-text-scroller={!beingTranslated || undefined}>
              <ArticleHeading
                {...{ change, state, isTitled, isNew, titleAsked, title, description }}
                readOnly={isLocked}
                language={toLanguageTag(locale)}
                onGoOn={() => editor.current?.goToLine(1)}
              />
              <MarkdownEditor
                ref={editor}
                initialText={fields.content}
                isFullHeight={!beingTranslated}
                startLine={startLine}
                readOnly={isLocked}
                label={t(m.common_text)}
                language={toLanguageTag(locale)}
                {...services}
                onChange={(text) => {
                  translating.onText(text);
                  onText(text);
                }}
                session={writing.session}
                onCursorLine={translating.onCursorLine}
                onFiles={images.add}
                onScroll={place.onEditorScroll}
                onGeometry={translating.levelSoon}
              />
            </div>
          </div>
          {isPreview && (
            <div className={classes.pane}>
              <ArticlePreview
                ref={beside}
                width={view === 'phone' ? 'phone' : 'desktop'}
                article={fields}
                language={toLanguageTag(locale)}
                publicUrl={props.publicUrl ?? null}
                allowedImageHosts={services.imageHosts}
                lineAtTop={place.lineAtTop}
                onScrollLine={place.onPreviewScroll}
                onLeave={() => editor.current?.focus()}
              />
            </div>
          )}
        </div>
        <ImageUploadList images={images} className={classes.images} />
      </div>
      <ArticlePanel view={props.view}>
        {props.children}
        <ArticleOutline {...{ editor, translating, onLeave }} text={fields.content} />
        {beingTranslated && (
          <StructureList original={beingTranslated} {...{ translating, fields, locale, isLocked, onLeave }} />
        )}
        {(beingTranslated || !isNew) && (
          <LazyPartBoundary asked={locale}>
            <TermAdviceSection
              {...{ portalSlug, locale, fields, original }}
              onGoToLine={(line) => {
                onLeave();
                translating.goToOwn(line);
              }}
              onReplace={isLocked ? undefined : (problem) => replaceTermProblem(writing, editor, problem)}
              onFocusEditor={() => editor.current?.focus()}
            />
          </LazyPartBoundary>
        )}
        {props.facts}
      </ArticlePanel>
    </div>
  );
}
