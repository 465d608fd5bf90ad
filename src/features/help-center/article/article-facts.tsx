import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Article } from '~/api/articles';
import type { ArticleBase } from '~/drafts/article-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { Time } from '~/ui/time';
import { servingOf } from './public-address';

interface ArticleFactsProps {
  readonly article: Article;
  readonly base: ArticleBase;
  readonly original: Article | undefined;
  readonly isPortalArchived: boolean;
}

/** What can't be written here: where the article is served, and what it translates. */
export function ArticleFacts({ article, base, original, isPortalArchived }: ArticleFactsProps) {
  const t = useT();
  const scope = useScope();
  const serving = servingOf(base.status, isPortalArchived);
  const hasLink = serving === 'served' && /^https?:\/\//.test(article.public_url);
  return (
    <>
      <div>
        <Text size="sm" fw={500}>
          {t(m.help_center_public_address)}
        </Text>
        <Text size="xs" className="raw-text">
          {hasLink ? (
            <Anchor href={article.public_url} target="_blank" rel="noreferrer" size="xs">
              {article.public_url}
            </Anchor>
          ) : (
            article.public_url
          )}
        </Text>
        {serving !== 'served' && (
          <Text size="xs" c="dimmed">
            {t(isPortalArchived ? m.help_center_not_served_portal : m.help_center_not_served)}
          </Text>
        )}
      </div>
      {original && (
        <Text size="sm">
          {t(m.help_center_translation_of)}:{' '}
          <Link
            to="/$workspace/help-center/$portalSlug/articles/$articleId"
            params={{
              workspace: scope.slug,
              portalSlug: article.portal_slug,
              articleId: String(original.id),
            }}
          >
            {original.title}
          </Link>
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {t(m.help_center_updated)}: <Time value={base.updated_at} />
      </Text>
    </>
  );
}
