import { Center, Loader } from '@mantine/core';
import { useMatch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';

const ArticlePending = lazy(async () => ({
  default: (await import('~/features/help-center/article/layout/article-pending')).ArticlePending,
}));

/** Stands in the place of a page that is read. An article's takes the frame's bar away, a new one's, too: so does what stands for it. */
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
