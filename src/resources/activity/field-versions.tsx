// One or two versions of a record's fields: short values in a table, long text as a diff. Fields can have a checkbox.
import { Checkbox, Group, Stack, Table, Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { getFieldTitle, isShortText } from '~/records/activity/entry-labels';
import classes from '~/records/form/record-conflict.module.css';
import { DifferenceView } from '~/ui/difference/difference-view';
import { useTextDifference } from '~/ui/difference/use-difference';
import { useFieldFormat } from './use-field-format';

export interface FieldVersion {
  readonly field: string;
  /** The field's value in each version, in the order of `titles`. */
  readonly values: readonly [unknown, unknown] | readonly [unknown];
  /** True if someone else changed the field after the logged write. */
  readonly isChanged?: boolean;
  /** The state of the field's checkbox. If undefined, the field has no checkbox. */
  readonly isChosen?: boolean | undefined;
}

interface FieldVersionsProps {
  readonly titles: readonly string[];
  readonly fields: readonly FieldVersion[];
  readonly disabled?: boolean;
  readonly onChoose?: (field: string, isChosen: boolean) => void;
}

export function FieldVersions(props: FieldVersionsProps) {
  const { titles, fields } = props;
  const t = useT();
  const format = useFieldFormat(
    fields.flatMap(({ field, values }) => values.map((value) => [field, value] as const)),
  );
  const isShortField = ({ field, values }: FieldVersion) =>
    values.every((value) => isShortText(format(field, value)));
  const short = fields.filter(isShortField);
  return (
    <Stack gap="md">
      {short.length > 0 && (
        <Table className={classes.versions} layout="fixed">
          <Table.Thead>
            <Table.Tr>
              {[t(m.common_field), ...titles].map((title) => (
                <Table.Th key={title} scope="col">
                  {title}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {short.map((version) => (
              <Table.Tr key={version.field}>
                <Table.Th scope="row">
                  <FieldName {...props} version={version} />
                </Table.Th>
                {version.values.map((value, column) => (
                  <Table.Td
                    key={titles[column]}
                    className="raw-text"
                    dir="auto"
                    data-version={titles[column]}
                    data-changed={(column === 0 && version.isChanged) || undefined}
                  >
                    {format(version.field, value) || t(m.common_none)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {fields
        .filter((version) => !isShortField(version))
        .map((version) => (
          <LongField
            key={version.field}
            {...props}
            version={version}
            texts={version.values.map((value) => format(version.field, value))}
          />
        ))}
    </Stack>
  );
}

type OneFieldProps = FieldVersionsProps & { readonly version: FieldVersion };

function FieldName({ version, disabled, onChoose }: OneFieldProps) {
  const t = useT();
  const { field, isChanged, isChosen } = version;
  const title = getFieldTitle(t, field);
  return (
    <Group gap={4}>
      {isChosen === undefined ? (
        title
      ) : (
        <Checkbox
          size="sm"
          label={title}
          checked={isChosen}
          disabled={disabled}
          onChange={({ currentTarget }) => onChoose?.(field, currentTarget.checked)}
        />
      )}
      {isChanged && (
        <Text span size="xs" c="var(--warn)">
          {t(m.records_undo_changed)}
        </Text>
      )}
    </Group>
  );
}

function LongField({ texts, ...props }: OneFieldProps & { readonly texts: readonly string[] }) {
  const t = useT();
  const { field } = props.version;
  const [now, next] = texts;
  return (
    <section>
      <Stack gap="xs">
        <FieldName {...props} />
        {next === undefined ? (
          <Text size="sm" className="raw-text" dir="auto" lineClamp={12}>
            {now}
          </Text>
        ) : (
          <TextDifference label={getFieldTitle(t, field)} before={now ?? ''} after={next} />
        )}
      </Stack>
    </section>
  );
}

interface TextDifferenceProps {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

const TextDifference = ({ label, before, after }: TextDifferenceProps) => (
  <DifferenceView label={label} difference={useTextDifference(before, after)} />
);
