import { Center, Loader } from '@mantine/core';
import { useMatch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';

const ArticlePending = lazy(async () => ({
  default: (await import('~/features/help-center/article/layout/article-placeholder')).ArticlePlaceholder,
}));

/** The placeholder of a loading page. Like the article page, an article's placeholder hides the frame's header. */
export function RoutePending() {
  const t = useT();
  const { routeId } = useMatch({ strict: false });
  if (routeId.includes('/articles/'))
    return (
      <Suspense>
        <ArticlePending />
      </Suspense>
    );
  return (
    <Center p="xl" role="status" aria-label={t(m.common_loading)}>
      <Loader />
    </Center>
  );
}
