import { Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { startTransition, useEffect, useState } from 'react';
import { ArticleStatusTag } from '~/domain/article-status-tag';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { SearchHit } from '~/lib/text/article-hits';
import { useScope } from '~/session/scope-context';
import colors from '~/ui/difference/difference-colors.module.css';
import { getArticleName } from '../article-name';
import type { ArticleMatches } from './find-article-matches';
import { MatchLine } from './match-line';
import classes from './replace.module.css';

/**
 * The number of matches that are rendered at first and in each following frame. Rendering all of them at once would
 * delay input.
 */
const AT_ONCE = 100;

/** Keeps the first `most` items, counted across all lists. Lists without any of these items become empty. */
function getFirst<Item>(lists: readonly (readonly Item[])[], most: number): readonly (readonly Item[])[] {
  let left = most;
  return lists.map((list) => {
    const first = list.slice(0, Math.max(0, left));
    left -= list.length;
    return first;
  });
}

export type SelectedMatches = ReadonlySet<SearchHit>;

interface MatchesByArticleProps {
  readonly portalSlug: string;
  readonly articles: readonly ArticleMatches[];
  readonly chosen: SelectedMatches;
  readonly onChoose: (hits: readonly SearchHit[], isChosen: boolean) => void;
}

/** Lists the articles with their matches. Each match is shown in its line, before and after the replacement. */
export function MatchesByArticle({ portalSlug, articles, chosen, onChoose }: MatchesByArticleProps) {
  const t = useT();
  const workspace = useScope().slug;
  const lists = articles.map(({ hits }) => hits);
  const all = lists.flat().length;
  const [ready, setReady] = useState(AT_ONCE);
  useEffect(() => {
    if (ready >= all) return;
    const frame = requestAnimationFrame(() => startTransition(() => setReady(ready + AT_ONCE)));
    return () => cancelAnimationFrame(frame);
  }, [ready, all]);
  const drawn = getFirst(lists, ready);
  return articles.map(({ article, hits }, index) => {
    const count = hits.filter((hit) => chosen.has(hit)).length;
    const title = getArticleName(t, article);
    return (
      <section key={article.id} className={`${classes.article} ${colors.colors}`} aria-label={title}>
        <div className={classes.head}>
          <Checkbox
            aria-label={t(m.records_select, { name: title })}
            checked={count === hits.length}
            indeterminate={count > 0 && count < hits.length}
            onChange={(event) => onChoose(hits, event.currentTarget.checked)}
          />
          <h2>
            <Link
              to="/$workspace/help-center/$portalSlug/articles/$articleId"
              params={{ workspace, portalSlug, articleId: String(article.id) }}
              state={{ openedFrom: 'replace' }}
              dir="auto"
            >
              {title}
            </Link>
          </h2>
          <ArticleStatusTag status={article.status} />
        </div>
        <ul className={classes.hits} style={{ minHeight: `${hits.length * 2}rem` }}>
          {drawn[index]?.map((hit) => (
            <MatchLine
              key={`${hit.field} ${hit.from}`}
              hit={hit}
              isChosen={chosen.has(hit)}
              onChoose={onChoose}
            />
          ))}
        </ul>
      </section>
    );
  });
}
