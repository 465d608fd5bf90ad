// Shows the fields of a record that the contract doesn't define, because they may matter to the user. Their values are
// shown unchanged.
import { Stack, Title } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { pickAdditionalFields } from '~/lib/json/further-fields';
import { FieldValueList } from '../page/field-value-list';
import { TruncatedList } from '../page/truncated-list';
import { JsonValue } from '../text/json-value';

interface AdditionalFieldsProps {
  readonly record: Readonly<Record<string, unknown>>;
  /** The shape of the schema that defines the record's known fields. */
  readonly known: Readonly<Record<string, unknown>>;
}

export function AdditionalFields({ record, known }: AdditionalFieldsProps) {
  const t = useT();
  const further = pickAdditionalFields(record, known);
  if (further.length === 0) return null;
  return (
    <Stack component="section" gap="xs">
      <Title order={2} size="h5">
        {t(m.common_other_fields)}
      </Title>
      <JsonFieldValueList values={further} />
    </Stack>
  );
}

interface JsonFieldValueListProps {
  readonly values: readonly (readonly [name: string, value: unknown])[];
}

/** A list of named values of any JSON type. */
export function JsonFieldValueList({ values }: JsonFieldValueListProps) {
  return (
    <TruncatedList items={values} whole={Object.fromEntries(values)}>
      {(shown) => (
        <FieldValueList
          facts={shown.map(([name, value]) => [name, <JsonValue key={name} value={value} />])}
        />
      )}
    </TruncatedList>
  );
}
