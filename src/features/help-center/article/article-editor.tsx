import { Group, SegmentedControl, Switch } from '@mantine/core';
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import type { Article } from '~/api/articles';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
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
import type { ArticleEditing } from './use-article-editing';

// Nobody needs it to write.
const loadPreview = () => import('../preview/markdown-preview');
const MarkdownPreview = lazy(async () => ({ default: (await loadPreview()).MarkdownPreview }));

interface ArticleEditorProps {
  readonly editor: RefObject<MarkdownEditorHandle | null>;
  readonly writing: Pick<ArticleEditing, 'fields' | 'onText'>;
  /** The language that the text is written in. */
  readonly locale: string;
  readonly isLocked: boolean;
  /** The text that is being translated, to be read beside. */
  readonly original: Article | undefined;
  /** The fields beside the text. */
  readonly children: ReactNode;
}

const VIEW_CLASSES = { root: classes.views, control: classes.view, label: classes.viewName };

type View = 'write' | 'both' | 'preview' | 'original';

/** Where an article is written: the text, how it will look or what it translates beside it, and its fields. */
export function ArticleEditor(props: ArticleEditorProps) {
  const { editor, writing, locale, isLocked, original, children } = props;
  const t = useT();
  const { fields, onText } = writing;
  const imageHosts = useImageHosts();
  const [view, setView] = useState<View>(original ? 'original' : 'write');
  const [isSource, setSource] = useState(false);
  const [headings, setHeadings] = useState<readonly OutlineHeading[]>([]);
  const beside = useRef<MarkdownPreviewHandle>(null);
  const images = useImageUploads(editor, fields.content);
  useEffect(() => whenIdle(() => void loadPreview().catch(() => undefined)), []);
  const label = t(view === 'original' ? m.help_center_original : m.editor_preview);
  return (
    <div className={classes.editor}>
      <div>
        <Group justify="space-between" mb="xs">
          <SegmentedControl
            aria-label={t(m.help_center_view)}
            classNames={VIEW_CLASSES}
            value={view}
            onChange={setView}
            data={[
              { value: 'write', label: t(m.help_center_view_write) },
              { value: 'both', label: t(m.common_side_by_side) },
              { value: 'preview', label: t(m.help_center_view_preview) },
              ...(original ? [{ value: 'original' as const, label: t(m.help_center_view_original) }] : []),
            ]}
          />
          <Switch
            label={t(m.help_center_source_mode)}
            checked={isSource}
            onChange={(event) => setSource(event.currentTarget.checked)}
          />
        </Group>
        <div className={classes.panes}>
          {/* The editor stays where it is while it is out of sight: its history and its place are not lost. */}
          <div className={`${classes.pane} ${view === 'preview' ? classes.hidden : ''}`}>
            <MarkdownEditor
              ref={editor}
              initialText={fields.content}
              mode={isSource ? 'source' : 'live'}
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
      <aside>
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
