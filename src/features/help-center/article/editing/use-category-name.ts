import { useQuery } from '@tanstack/react-query';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { allCategoriesQuery } from '~/resources/portal-queries';
import { useScope } from '~/session/scope-context';

/** Returns a function that returns the name of a category, or its ID if the category isn't loaded. */
export function useCategoryName(portalSlug: string) {
  const t = useT();
  const { data: categories } = useQuery(allCategoriesQuery(useScope(), portalSlug));
  return (id: number | null): string =>
    id === null
      ? t(m.help_center_no_category)
      : (categories?.find((category) => category.id === id)?.name ?? String(id));
}
