import { TagsInput } from '@mantine/core';
import { type NamedRecord, useLabelColors } from '~/domain/look-ups';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { SearchableMultiSelect } from '~/ui/form/searchable-select';
import { LabelPill } from '~/ui/identity/label-pill';

interface LabelPickerProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly titles: readonly string[];
  /** The labels of the account. Null if they can't be listed, so that the user has to type their titles. */
  readonly list: readonly NamedRecord[] | null;
  readonly onChange: (titles: readonly string[]) => void;
}

/** Selects labels by title. Deleted labels remain selected until the user removes them. */
export function LabelPicker({ label, error, titles, list, onChange }: LabelPickerProps) {
  const t = useT();
  const colors = useLabelColors();
  const value = [...new Set(titles)];
  // Shrinks the search field, so that it stays next to the last label while there is room for a few letters.
  const styles = { inputField: { minWidth: '2rem' } };
  const common = { 'aria-label': label, error, value, onChange, styles };
  if (!list) {
    return <TagsInput {...common} description={t(m.macros_labels_manual)} placeholder={t(m.common_label)} />;
  }
  const known = new Set(list.map(({ name }) => name));
  return (
    <SearchableMultiSelect
      {...common}
      hidePickedOptions
      renderPill={({ option, onRemove, disabled }) => (
        <LabelPill
          color={colors.get(String(option.value))}
          title={option.label}
          withRemoveButton={!disabled}
          {...(onRemove && { onRemove })}
        />
      )}
      placeholder={value.length === 0 ? t(m.common_label) : undefined}
      nothingFoundMessage={t(m.common_no_results)}
      data={[
        ...[...known].toSorted((a, b) => a.localeCompare(b)),
        ...value
          .filter((title) => !known.has(title))
          .map((title) => ({ value: title, label: t(m.macro_actions_not_found, { name: title }) })),
      ]}
    />
  );
}
