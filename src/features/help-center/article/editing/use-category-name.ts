import { useQuery } from '@tanstack/react-query';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { allCategoriesQuery } from '~/resources/portal-queries';
import { useScope } from '~/session/scope-context';

/** What the category of an article is called; its number where it isn't known. */
export function useCategoryName(portalSlug: string) {
  const t = useT();
  const { data: categories } = useQuery(allCategoriesQuery(useScope(), portalSlug));
  return (id: number | null): string =>
    id === null
      ? t(m.help_center_no_category)
      : (categories?.find((category) => category.id === id)?.name ?? String(id));
}
