import { NativeSelect } from '@mantine/core';
import { type Category, listCategories } from '~/api/categories';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { NumericIdField } from '~/ui/form/numeric-id-field';
import { getLocaleName } from '../locale-name';

/** The selected destination: a category ID, or `none` to remove the category. Empty until something is selected. */
export type TargetCategory = number | 'none' | '';

interface TargetCategoryFieldProps {
  readonly categories: readonly Category[];
  readonly place: TargetCategory;
  readonly disabled: boolean;
  readonly onPlace: (place: TargetCategory) => void;
}

/** Selects the destination category by name, or by ID if categories can't be listed. */
export function TargetCategoryField({ categories, place, disabled, onPlace }: TargetCategoryFieldProps) {
  const t = useT();
  const language = useFormatLocale();
  const canList = useOperationAvailability(listCategories) === 'on';
  if (!canList)
    return (
      <NumericIdField
        label={t(m.help_center_category_id)}
        description={t(m.help_center_category_manual)}
        disabled={disabled}
        value={typeof place === 'number' ? place : null}
        onChange={(id) => onPlace(id ?? '')}
      />
    );
  return (
    <NativeSelect
      label={t(m.help_center_category)}
      disabled={disabled}
      value={String(place)}
      data={[
        { value: '', label: t(m.help_center_choose_category), disabled: true },
        { value: 'none', label: t(m.help_center_no_category) },
        ...categories.map(({ id, name, locale }) => ({
          value: String(id),
          label: `${name} · ${getLocaleName(locale, language)}`,
        })),
      ]}
      onChange={({ currentTarget: { value } }) => onPlace(value === 'none' ? value : Number(value))}
    />
  );
}
