import { NativeSelect, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Article } from '~/api/articles';
import { type Category, listCategories } from '~/api/categories';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import type { WriteState } from '~/records/write-state';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { NumericIdField } from '~/ui/form/numeric-id-field';
import { getLocaleName, getLocaleTitle } from '../../locale-name';
import { getFieldError } from './field-error';
import { LanguageChangeWarning } from './language-change-warning';
import { ReadOnlyField } from './read-only-field';
import type { ArticleEditing } from './use-article-editing';

interface ArticleFieldsProps {
  readonly writing: Pick<ArticleEditing, 'fields' | 'change'> & { readonly state: WriteState<Article> };
  readonly categories: readonly Category[];
  readonly allowedLocales: readonly string[];
  /**
   * The language of the article. If the article has no category, this is the language that the platform will give it.
   */
  readonly locale: string;
  /** The field for selecting the language. Omitted if the category alone determines the language. */
  readonly languageField?: ReactNode;
  /** Explains why the article needs a category. Undefined if it doesn't need one. */
  readonly categoryNeeded?: string | undefined;
  /** True if this language has no category. A notice below the field explains this. */
  readonly isCategoryMissing?: boolean | undefined;
  /** True while the article is being created. The fields are locked, because changes would be lost. */
  readonly readOnly?: boolean;
  readonly children: ReactNode;
}

export function ArticleFields(props: ArticleFieldsProps) {
  const { writing, categories, allowedLocales, locale, children } = props;
  const { languageField, categoryNeeded, isCategoryMissing, readOnly = false } = props;
  const t = useT();
  const { fields, change, state } = writing;
  const language = useFormatLocale();
  const needed = isCategoryMissing ? undefined : categoryNeeded;
  const canList = useOperationAvailability(listCategories) === 'on';
  const category = categories.find(({ id }) => id === fields.category_id);
  const open = categories.filter(
    (one) => allowedLocales.includes(one.locale) || one.id === fields.category_id,
  );
  return (
    <>
      <Stack>
        {canList ? (
          <NativeSelect
            label={t(m.help_center_category)}
            disabled={readOnly}
            value={fields.category_id === null ? '' : String(fields.category_id)}
            error={getFieldError(t, state, 'category_id') ?? needed}
            data={[
              {
                value: '',
                label: t(categoryNeeded ? m.help_center_choose_category : m.help_center_no_category),
              },
              // Shows the ID of a category that isn't loaded, because "No category" would be wrong.
              ...(fields.category_id !== null && !category ? [String(fields.category_id)] : []),
              ...open.map(({ id, name, locale: code }) => ({
                value: String(id),
                label: `${name} · ${getLocaleName(code, language)}`,
              })),
            ]}
            onChange={(event) =>
              change({
                category_id: event.currentTarget.value === '' ? null : Number(event.currentTarget.value),
              })
            }
          />
        ) : (
          <NumericIdField
            label={t(m.help_center_category_id)}
            description={t(m.help_center_category_manual)}
            disabled={readOnly}
            value={fields.category_id}
            error={getFieldError(t, state, 'category_id') ?? needed}
            onChange={(category_id) => change({ category_id })}
          />
        )}
        <LanguageChangeWarning {...{ locale, category }} />
        {languageField}
        {!languageField && (
          <ReadOnlyField label={t(m.common_language)}>
            {getLocaleTitle(category?.locale ?? locale, language)}
          </ReadOnlyField>
        )}
      </Stack>
      {children}
    </>
  );
}
