// The fields that an entry changed: short values side by side, long text as a diff.
import { Stack, Table, Text, Title } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { ActivityEntry } from '~/records/activity/entry';
import { findChangedEntryFields, getFieldTitle, isShortText } from '~/records/activity/entry-labels';
import { DifferenceView } from '~/ui/difference/difference-view';
import { useTextDifference } from '~/ui/difference/use-difference';
import { useFieldFormat } from './use-field-format';

interface FieldChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

export function EntryChanges({ entry }: { readonly entry: ActivityEntry }) {
  const t = useT();
  const { before, after } = entry;
  const fields = findChangedEntryFields(t, entry);
  const format = useFieldFormat(
    fields.flatMap((field) => [before, after].map((values) => [field, values?.[field]] as const)),
  );
  const changes = fields.map((field) => ({
    field,
    before: format(field, before?.[field]),
    after: format(field, after?.[field]),
  }));
  const short = changes.filter(({ before, after }) => isShortText(before) && isShortText(after));
  const texts = changes.filter((change) => !short.includes(change));
  if (changes.length === 0) return <Text size="sm">{t(m.common_no_differences)}</Text>;
  return (
    <Stack gap="md">
      {short.length > 0 && (
        <Table layout="fixed">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t(m.common_field)}</Table.Th>
              {entry.before && <Table.Th scope="col">{t(m.common_before)}</Table.Th>}
              {entry.after && <Table.Th scope="col">{t(m.common_after)}</Table.Th>}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {short.map(({ field, before, after }) => (
              <Table.Tr key={field}>
                <Table.Th scope="row" fw={400}>
                  {getFieldTitle(t, field)}
                </Table.Th>
                {entry.before && <Value text={before} />}
                {entry.after && <Value text={after} />}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {texts.map((change) => (
        <TextChange key={change.field} {...change} />
      ))}
    </Stack>
  );
}

function Value({ text }: { readonly text: string }) {
  const t = useT();
  return (
    <Table.Td className="raw-text" dir="auto">
      {text || (
        <Text span inherit c="dimmed">
          {t(m.common_none)}
        </Text>
      )}
    </Table.Td>
  );
}

function TextChange({ field, before, after }: FieldChange) {
  const t = useT();
  const label = getFieldTitle(t, field);
  return (
    <section>
      <Title order={3} fz="sm" fw={500} mb={4}>
        {label}
      </Title>
      <DifferenceView label={label} difference={useTextDifference(before, after)} />
    </section>
  );
}
