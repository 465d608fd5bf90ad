import type { Ref } from 'react';
import type { Article } from '~/api/articles';
import { ArticleStatusTag } from '~/domain/article-status-tag';
import { useImageHosts } from '~/domain/image-hosts';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { TimeSentence } from '~/ui/time/time-sentence';
import headings from '../article/layout/article-heading.module.css';
import { getLocaleTitle, toLanguageTag } from '../locale-name';
import { MarkdownPreview } from '../preview/lazy-preview';
import type { MarkdownPreviewHandle } from '../preview/markdown-preview';
import classes from './translating.module.css';
import { TranslationSideTabs } from './translating-heads';
import type { TranslationEditing } from './use-translation-editing';

interface OriginalPaneProps {
  readonly original: Article;
  readonly translating: TranslationEditing;
  /** The language of the translation. */
  readonly locale: string;
  readonly onScrollLine: (line: number) => void;
  readonly ref: Ref<MarkdownPreviewHandle>;
}

/** The original, with its fields aligned to those of the translation. */
export function OriginalPane({ original, translating, locale: own, onScrollLine, ref }: OriginalPaneProps) {
  const t = useT();
  const language = useFormatLocale();
  const imageHosts = useImageHosts();
  const { title, description, content, locale, status, updated_at } = original;
  return (
    <>
      <TranslationSideTabs translating={translating} locale={own} originalLocale={locale} />
      <div className={classes.original}>
        <div className={classes.head}>
          <strong>{getLocaleTitle(locale, language)}</strong>
          <ArticleStatusTag status={status} />
          <span className={classes.updated}>
            <TimeSentence message={m.common_updated_at} value={updated_at} />
          </span>
        </div>
        <div className={headings.heading} lang={toLanguageTag(locale)}>
          <div className={headings.title} dir="auto">
            {title}
          </div>
          <div className={headings.description} dir="auto">
            {description || t(m.help_center_empty)}
          </div>
        </div>
        <div className={classes.text} lang={toLanguageTag(locale)}>
          <MarkdownPreview
            ref={ref}
            text={content ?? ''}
            allowedImageHosts={imageHosts}
            label={t(m.help_center_original)}
            here={translating.here}
            onScrollLine={onScrollLine}
            onGeometry={translating.levelSoon}
          />
        </div>
      </div>
    </>
  );
}
