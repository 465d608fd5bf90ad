import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconFolder } from '@tabler/icons-react';
import { useState } from 'react';
import type { Article } from '~/api/articles';
import type { Category } from '~/api/categories';
import type { ArticleText } from '~/drafts/article-drafts';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { createPreloadHandlers, LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import { getLocaleName } from '../locale-name';
import { findCategoryInLanguage, findRootCategory } from './families';

const NewCategoryDrawer = createLazyPart(() => import('./new-category-drawer'), 'NewCategoryDrawer');

interface MissingCategoryNoticeProps {
  readonly portalSlug: string;
  readonly locale: string;
  /** The categories. Undefined while loading. */
  readonly categories: readonly Category[] | undefined;
  readonly writing: {
    readonly fields: ArticleText;
    readonly change: (part: Partial<ArticleText>) => void;
  };
  /** The original of a translation. */
  readonly original: Article | undefined;
}

/** Reports whether the article needs a category that doesn't exist in its language. */
export function isCategoryMissing(
  locale: string,
  categories: readonly Category[],
  categoryId: number | null,
  originalCategoryId: number | null | undefined,
): boolean {
  const root = findRootCategory(originalCategoryId ?? null, categories);
  const isThere = root
    ? findCategoryInLanguage(root, locale, categories)
    : categories.find((one) => one.locale === locale);
  return categoryId === null && !isThere;
}

/** A notice about a missing category, with a button that creates it. */
export function MissingCategoryNotice(props: MissingCategoryNoticeProps) {
  const { portalSlug, locale, categories, writing, original } = props;
  const t = useT();
  const language = useFormatLocale();
  const [isOpen, setOpen] = useState(false);
  const wanted = original?.category_id;
  if (!categories || !isCategoryMissing(locale, categories, writing.fields.category_id, wanted)) return null;
  const root = findRootCategory(wanted ?? null, categories);
  const named = { language: getLocaleName(locale, language) };
  return (
    <>
      <Alert
        color="yellow"
        icon={<IconFolder size={16} aria-hidden />}
        title={
          root
            ? t(m.translations_category_missing, { ...named, name: root.name })
            : t(m.translations_no_category, named)
        }
      >
        <Stack gap="xs" align="flex-start">
          <Text size="sm">{t(m.translations_category_missing_text)}</Text>
          <Button
            variant="default"
            size="compact-sm"
            {...createPreloadHandlers(NewCategoryDrawer)}
            onClick={() => setOpen(true)}
          >
            {t(m.translations_create_category)}
          </Button>
        </Stack>
      </Alert>
      {isOpen && (
        <LazyPartBoundary asked={isOpen}>
          <NewCategoryDrawer
            portalSlug={portalSlug}
            locale={locale}
            categories={categories}
            root={root}
            onCreated={({ id }) => {
              setOpen(false);
              writing.change({ category_id: id });
            }}
            onClose={() => setOpen(false)}
          />
        </LazyPartBoundary>
      )}
    </>
  );
}
