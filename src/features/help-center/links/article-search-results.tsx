import { Text } from '@mantine/core';
import type { ArticleSummary } from '~/api/articles';
import { ArticleStatusTag } from '~/domain/article-status-tag';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import classes from './article-search-results.module.css';
import { ARTICLE_OPTIONS_ID, type ArticleCombobox, getArticleOptionId } from './use-article-combobox';

interface ArticleSearchResultsProps {
  readonly options: ArticleCombobox;
  readonly onTake: (article: ArticleSummary) => void;
}

/** Lists the matching articles with their language. Also shows the status of articles that aren't published. */
export function ArticleSearchResults({ options, onTake }: ArticleSearchResultsProps) {
  const t = useT();
  const { articles, active, isPending, error, isOpen, typed } = options;
  if (!isOpen) return null;
  if (error) return <ProblemNotice error={error} purpose="read" />;
  if (articles.length === 0)
    return (
      <Text size="xs" c="dimmed" role="status">
        {isPending ? t(m.common_loading) : typed !== '' && t(m.editor_link_none)}
      </Text>
    );
  return (
    <div
      id={ARTICLE_OPTIONS_ID}
      role="listbox"
      aria-label={t(m.editor_link_articles)}
      className={classes.options}
    >
      {articles.map((article) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
        <div
          key={article.id}
          id={getArticleOptionId(article)}
          role="option"
          aria-selected={article === active}
          className={classes.option}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(article)}
        >
          <span className={classes.found} dir="auto">
            {article.title || t(m.help_center_untitled)}
          </span>
          <span className={classes.language}>{article.locale}</span>
          {article.status !== 'published' && <ArticleStatusTag status={article.status} />}
        </div>
      ))}
    </div>
  );
}
