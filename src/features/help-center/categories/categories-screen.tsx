import { Alert, Button, Group, NativeSelect, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Category } from '~/api/categories';
import { portalQuery } from '~/api/portals';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { DataTable } from '~/ui/data-table';
import { EmptyState } from '~/ui/empty-state';
import { ProblemNotice } from '~/ui/problem-notice';
import { showSuccess } from '~/ui/toast';
import { localeName } from '../locale-name';
import { PortalPage } from '../portal-page';
import { allCategoriesQuery } from '../portal-queries';
import { categoryTree } from './category-tree';
import { DeleteCategory } from './delete-category';
import { EditCategory } from './edit-category';
import { NewCategory } from './new-category';
import { useCategoryColumns } from './use-category-columns';

export interface CategoriesSearch {
  readonly locale?: string | undefined;
  /** Only what is nested in this category. */
  readonly parent?: number | undefined;
  /** Only what translates this category. */
  readonly root?: number | undefined;
}

interface CategoriesScreenProps {
  readonly portalSlug: string;
  readonly search: CategoriesSearch;
  readonly onSearchChange: (change: CategoriesSearch) => void;
}

type Open = { readonly what: 'new' } | { readonly what: 'edit' | 'delete'; readonly category: Category };

/** A portal's categories as the tree that visitors see. Order and nesting are the dashboard's. */
export function CategoriesScreen({ portalSlug, search, onSearchChange }: CategoriesScreenProps) {
  const t = useT();
  const language = useFormatLocale();
  const scope = useScope();
  const { data: portal } = useQuery(portalQuery(scope, portalSlug));
  const { data: categories, error, refetch } = useQuery(allCategoriesQuery(scope, portalSlug));
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const announce = (sentence: typeof m.help_center_saved_notice, name: string) => {
    close();
    showSuccess({ message: t(sentence, { name }) });
  };

  const all = categories ?? [];
  const shown = all.filter(
    (one) =>
      (!search.locale || one.locale === search.locale) &&
      (!search.parent || one.parent_category_id === search.parent) &&
      (!search.root || one.associated_category_id === search.root),
  );
  const locales = [...new Set([...(portal?.allowed_locales ?? []), ...all.map(({ locale }) => locale)])];
  const isLocked = ({ locale }: Category) => portal !== undefined && !portal.allowed_locales.includes(locale);
  const subject = all.find(({ id }) => id === (search.parent ?? search.root));

  const columns = useCategoryColumns({
    portalSlug,
    all,
    isLocked,
    onEdit: (category) => setOpen({ what: 'edit', category }),
    onDelete: (category) => setOpen({ what: 'delete', category }),
  });
  return (
    <PortalPage
      portalSlug={portalSlug}
      title={t(m.help_center_categories)}
      description={t(m.help_center_categories_text)}
      actions={
        <Button disabled={!portal} onClick={() => setOpen({ what: 'new' })}>
          {t(m.help_center_new_category)}
        </Button>
      }
    >
      <Group align="flex-end">
        <NativeSelect
          label={t(m.help_center_language)}
          value={search.locale ?? ''}
          data={[
            { value: '', label: t(m.help_center_all_languages) },
            ...locales.map((value) => ({ value, label: localeName(value, language) })),
          ]}
          onChange={(event) => onSearchChange({ locale: event.currentTarget.value || undefined })}
        />
      </Group>
      {subject && (
        <Alert color="blue">
          <Group gap="sm">
            <Text size="sm">
              {t(search.parent ? m.help_center_only_children : m.help_center_only_translations, {
                name: subject.name,
              })}
            </Text>
            <Button
              variant="default"
              size="compact-xs"
              onClick={() => onSearchChange({ locale: undefined, parent: undefined, root: undefined })}
            >
              {t(m.help_center_show_all)}
            </Button>
          </Group>
        </Alert>
      )}
      {error && (
        <ProblemNotice error={error} purpose="read">
          <Button variant="default" onClick={() => void refetch()}>
            {t(m.common_retry)}
          </Button>
        </ProblemNotice>
      )}
      {!categories && !error && <Skeleton height={240} aria-label={t(m.common_loading)} />}
      {categories &&
        (shown.length === 0 ? (
          <EmptyState title={t(m.help_center_no_categories)} text={t(m.help_center_no_categories_text)} />
        ) : (
          <DataTable
            label={t(m.help_center_categories)}
            columns={columns}
            // One language after the other: their positions have nothing to do with each other.
            rows={locales.flatMap((locale) => categoryTree(shown.filter((one) => one.locale === locale)))}
            rowKey={({ category }) => category.id}
          />
        ))}
      {open?.what === 'new' && portal && (
        <NewCategory
          portal={portal}
          categories={all}
          locale={
            search.locale && portal.allowed_locales.includes(search.locale)
              ? search.locale
              : portal.default_locale
          }
          onCreated={({ stored, wasLost }) =>
            announce(wasLost ? m.help_center_created_found : m.help_center_created_notice, stored.name)
          }
          onClose={close}
        />
      )}
      {open?.what === 'edit' && (
        <EditCategory
          portalSlug={portalSlug}
          category={open.category}
          categories={all}
          onSaved={(saved) =>
            saved
              ? announce(
                  saved.wasLost ? m.help_center_saved_found : m.help_center_saved_notice,
                  saved.stored.name,
                )
              : announce(m.help_center_unchanged_notice, open.category.name)
          }
          onClose={close}
        />
      )}
      {open?.what === 'delete' && (
        <DeleteCategory
          portalSlug={portalSlug}
          category={open.category}
          onGone={(by) =>
            announce(
              by === 'this' ? m.help_center_deleted_notice : m.help_center_gone_notice,
              open.category.name,
            )
          }
          onClose={close}
        />
      )}
    </PortalPage>
  );
}
