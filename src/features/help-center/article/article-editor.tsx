import { useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import type { Article } from '~/api/articles';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { WriteState } from '~/records/write-state';
import { whenIdle } from '~/ui/when-idle';
import type { MarkdownEditorHandle } from '../editor/editor-handle';
import { HeadingOutline } from '../editor/heading-outline';
import { MarkdownEditor } from '../editor/markdown-editor';
import type { OutlineHeading } from '../editor/outline';
import { useImageHosts } from '../image-hosts';
import { ImageList } from '../images/image-list';
import { useImageUploads } from '../images/use-image-uploads';
import { languageTag } from '../locale-name';
import type { MarkdownPreviewHandle } from '../preview/markdown-preview';
import classes from './article.module.css';
import { ArticleHeading } from './article-heading';
import type { ArticleEditing } from './use-article-editing';
import type { ArticleView } from './use-article-view';

// Nobody needs it to write.
const loadPreview = () => import('../preview/markdown-preview');
const MarkdownPreview = lazy(async () => ({ default: (await loadPreview()).MarkdownPreview }));

interface ArticleEditorProps {
  readonly editor: RefObject<MarkdownEditorHandle | null>;
  readonly writing: Pick<ArticleEditing, 'fields' | 'change' | 'onText'> & {
    readonly state: WriteState<Article>;
  };
  readonly view: ArticleView;
  /** The platform has a title of it. */
  readonly isTitled: boolean;
  /** The language that the text is written in. */
  readonly locale: string;
  readonly isLocked: boolean;
  /** The text that is being translated, to be read beside. */
  readonly original: Article | undefined;
  /** What is beside the text in the panel. */
  readonly children: ReactNode;
}

/** Where an article is written: the text, how it will look or what it translates beside it, and its fields. */
export function ArticleEditor(props: ArticleEditorProps) {
  const { editor, writing, locale, isLocked, original, isTitled, children } = props;
  const { view, isPanelOpen, isFocusMode } = props.view;
  const t = useT();
  const { fields, onText } = writing;
  const imageHosts = useImageHosts();
  const { line } = useSearch({ strict: false });
  const [isSource, setSource] = useState(false);
  const [headings, setHeadings] = useState<readonly OutlineHeading[]>([]);
  const beside = useRef<MarkdownPreviewHandle>(null);
  const images = useImageUploads(editor, fields.content);
  useEffect(() => whenIdle(() => void loadPreview().catch(() => undefined)), []);
  const label = t(view === 'original' ? m.help_center_original : m.editor_preview);
  return (
    <div
      className={classes.editor}
      data-panel={isPanelOpen || undefined}
      data-focus-mode={isFocusMode || undefined}
    >
      <div className={classes.main}>
        <ArticleHeading
          writing={writing}
          readOnly={isLocked}
          isTitled={isTitled}
          language={languageTag(locale)}
          onGoOn={() => editor.current?.goToLine(1)}
        />
        <div className={classes.panes}>
          {/* The editor stays where it is while it is out of sight: its history and its place are not lost. */}
          <div className={`${classes.pane} ${view === 'preview' ? classes.hidden : ''}`}>
            <MarkdownEditor
              ref={editor}
              initialText={fields.content}
              isWholePage={isFocusMode}
              startLine={line}
              mode={isSource ? 'source' : 'live'}
              onMode={(mode) => setSource(mode === 'source')}
              readOnly={isLocked}
              label={t(m.common_text)}
              language={languageTag(locale)}
              imageHosts={imageHosts}
              onChange={(text) => {
                onText(text);
                if (headings.length > 0) setHeadings([]);
              }}
              onPickImages={images.pick}
              onFiles={images.add}
              onScrollLine={(line) => beside.current?.scrollToLine(line)}
            />
          </div>
          {view !== 'write' && (
            <div className={classes.pane}>
              <div className={classes.framed}>
                <Suspense>
                  <MarkdownPreview
                    key={view === 'original' ? 'original' : 'own'}
                    ref={beside}
                    text={view === 'original' ? (original?.content ?? '') : fields.content}
                    allowedImageHosts={imageHosts}
                    label={label}
                    onScrollLine={(line) => editor.current?.scrollToLine(line)}
                  />
                </Suspense>
              </div>
            </div>
          )}
        </div>
        <ImageList images={images} />
      </div>
      <aside className={classes.panel} aria-label={t(m.common_record_details)}>
        {children}
        <details
          onToggle={(event) => {
            if (event.currentTarget.open) setHeadings(editor.current?.outline() ?? []);
          }}
        >
          <summary>{t(m.editor_outline)}</summary>
          <HeadingOutline headings={headings} onPick={(line) => editor.current?.goToLine(line)} />
        </details>
      </aside>
    </div>
  );
}
