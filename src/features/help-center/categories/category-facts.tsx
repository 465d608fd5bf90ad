import type { Category } from '~/api/categories';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { Facts } from '~/ui/facts';
import { localeName } from '../locale-name';

interface CategoryFactsProps {
  readonly category: Category;
  readonly categories: readonly Category[];
  /** Which of its fields; all where none are named. */
  readonly fields?: readonly string[];
}

/** What a category holds in some of its fields. */
export function CategoryFacts({ category, categories, fields }: CategoryFactsProps) {
  const t = useT();
  const language = useFormatLocale();
  const { name, slug, description, locale, associated_category_id: rootId } = category;
  const root = categories.find(({ id }) => id === rootId)?.name ?? rootId ?? t(m.common_none);
  const texts = [
    ['name', t(m.help_center_name), name],
    ['slug', t(m.help_center_slug), slug],
    ['description', t(m.help_center_description_field), description ?? ''],
    ['locale', t(m.help_center_language), localeName(locale, language)],
    ['associated_category_id', t(m.help_center_translation_of), root],
  ] as const;
  const shown = texts.filter(([field]) => fields?.includes(field) ?? true);
  return <Facts facts={shown.map(([, title, text]) => [title, text])} />;
}
