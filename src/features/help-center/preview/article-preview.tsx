import { Anchor, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import type { ArticleText } from '~/drafts/article-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from './article-preview.module.css';
import { MarkdownPreview, type MarkdownPreviewHandle } from './markdown-preview';

export { MarkdownPreview } from './markdown-preview';

/** Reports whether no visible element has the focus. */
const isFocusLost = () =>
  document.activeElement === document.body || document.activeElement?.checkVisibility() === false;

interface ArticlePreviewProps {
  readonly width: 'desktop' | 'phone';
  readonly article: Pick<ArticleText, 'title' | 'description' | 'content'>;
  readonly language: string;
  /** The public address, or null if the article isn't public. */
  readonly publicUrl: string | null;
  readonly allowedImageHosts: readonly string[];
  /** Returns the line that was at the top of the editor. Lines are 1-based and may have a fraction. */
  readonly lineAtTop: () => number;
  readonly onScrollLine: (line: number) => void;
  /** Called on unmount if the preview had the focus. */
  readonly onLeave: () => void;
  readonly ref: Ref<MarkdownPreviewHandle>;
}

/** A preview of an article with its title and description, at desktop or phone width. */
export function ArticlePreview({ ref, ...props }: ArticlePreviewProps) {
  const { width, article, language, publicUrl, allowedImageHosts, onScrollLine } = props;
  const t = useT();
  const pane = useRef<MarkdownPreviewHandle>(null);
  const keepPlace = useEffectEvent(() => pane.current?.scrollToLine(props.lineAtTop()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed width moves the line at the top
  useEffect(() => keepPlace(), [width]);
  const leave = useEffectEvent(() => {
    if (isFocusLost()) props.onLeave();
  });
  // Takes the focus only if no visible element has it, so that an editor next to the preview keeps the focus.
  useEffect(() => {
    if (isFocusLost()) pane.current?.focus();
    return () => leave();
  }, []);
  useImperativeHandle<MarkdownPreviewHandle | null, MarkdownPreviewHandle | null>(ref, () => pane.current);
  return (
    <div className={classes.preview}>
      <div className={classes.head}>
        {publicUrl === null ? (
          <Text size="sm" c="dimmed">
            {t(m.editor_preview_not_public)}
          </Text>
        ) : (
          <Anchor href={publicUrl} target="_blank" rel="noreferrer" size="sm" className={classes.link}>
            {t(m.editor_preview_public)}
            <IconExternalLink size={14} aria-hidden />
          </Anchor>
        )}
      </div>
      <div className={classes.screen} data-width={width} lang={language}>
        <MarkdownPreview
          ref={pane}
          text={article.content}
          allowedImageHosts={allowedImageHosts}
          onScrollLine={onScrollLine}
          onDrawn={() => keepPlace()}
        >
          <h1 className={classes.title} dir="auto">
            {article.title.trim() || t(m.help_center_untitled)}
          </h1>
          {article.description && (
            <p className={classes.description} dir="auto">
              {article.description}
            </p>
          )}
        </MarkdownPreview>
      </div>
    </div>
  );
}
