import { Text } from '@mantine/core';
import type { ArticleSummary } from '~/api/articles';
import type { Category } from '~/api/categories';
import { useFormatLocale } from '~/i18n/use-t';
import { useCategoryName } from '../article/editing/use-category-name';
import { localeTitle } from '../locale-name';

interface MovedPlaceProps {
  readonly portalSlug: string;
  readonly article: Pick<ArticleSummary, 'category_id' | 'locale'>;
  /** Where it goes; null is out of any category. */
  readonly categoryId: number | null;
  readonly target: Category | undefined;
  readonly isBegun: boolean;
  readonly isMoved: boolean;
}

/** The category and the language of an article that is moved; before the run also the language that it takes on. */
export function MovedPlace(props: MovedPlaceProps) {
  const { portalSlug, article, categoryId, target, isBegun, isMoved } = props;
  const language = useFormatLocale();
  const categoryName = useCategoryName(portalSlug);
  const former = localeTitle(article.locale, language);
  const next = target ? localeTitle(target.locale, language) : former;
  const present = isMoved ? next : former;
  return (
    <>
      <bdi>{categoryName(isMoved ? categoryId : article.category_id)}</bdi>
      <Text size="xs" c="dimmed">
        {isBegun || next === former ? present : `${former} → ${next}`}
      </Text>
    </>
  );
}
