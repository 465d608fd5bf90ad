import { Anchor, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import type { ArticleWords } from '~/drafts/article-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from './article-preview.module.css';
import { MarkdownPreview, type MarkdownPreviewHandle } from './markdown-preview';

export { MarkdownPreview } from './markdown-preview';

/** Nothing that can be seen has it. */
const isFocusLost = () =>
  document.activeElement === document.body || document.activeElement?.checkVisibility() === false;

interface ArticlePreviewProps {
  readonly width: 'desktop' | 'phone';
  readonly article: Pick<ArticleWords, 'title' | 'description' | 'content'>;
  /** The language that it is written in. */
  readonly language: string;
  /** Where it is public now; null where it isn't. */
  readonly publicUrl: string | null;
  readonly allowedImageHosts: readonly string[];
  /** The line (from 1, with a fraction) that was at the top where the article was looked at before. */
  readonly lineAtTop: () => number;
  readonly onScrollLine: (line: number) => void;
  /** It is gone, and so is what had the focus: in it, or what led back from it. */
  readonly onLeave: () => void;
  readonly ref: Ref<MarkdownPreviewHandle>;
}

/** An article with its title and description as its readers will see them, as wide as a desktop or as a phone. */
export function ArticlePreview({ ref, ...props }: ArticlePreviewProps) {
  const { width, article, language, publicUrl, allowedImageHosts, onScrollLine } = props;
  const t = useT();
  const pane = useRef<MarkdownPreviewHandle>(null);
  const keepPlace = useEffectEvent(() => pane.current?.scrollToLine(props.lineAtTop()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another width moves what was at the top
  useEffect(() => keepPlace(), [width]);
  const leave = useEffectEvent(() => {
    if (isFocusLost()) props.onLeave();
  });
  // Beside it one may go on writing.
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
