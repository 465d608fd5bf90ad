import { useNavigate } from '@tanstack/react-router';
import type { Article } from '~/api/articles';
import { useT } from '~/i18n/use-t';
import { showDuplicatesToast } from '~/records/duplicates-toast';
import { useScope } from '~/session/scope-context';

/** Returns a function that reports duplicates of a created article, with a link to each. */
export function useReportDuplicates(portalSlug: string) {
  const t = useT();
  const scope = useScope();
  const navigate = useNavigate();
  const openArticle = (id: number) =>
    void navigate({
      to: '/$workspace/help-center/$portalSlug/articles/$articleId',
      params: { workspace: scope.slug, portalSlug, articleId: String(id) },
    });
  return (all: readonly Article[], { title }: Article) =>
    showDuplicatesToast(t, scope, title, all, openArticle);
}
