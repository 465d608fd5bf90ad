import { Button, Checkbox, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import {
  addFolderToShortCode,
  type ColumnChoice,
  containsHtml,
  guessColumns,
} from '~/lib/file/sheet-columns';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import { LoadStatus } from '~/records/list/load-status';
import type { FullLoadState } from '~/records/list/use-full-load';
import { BusyButton } from '~/ui/form/busy-button';
import { VirtualTable } from '~/ui/table/virtual-table';
import type { UnmappedFile } from './use-import-plan';

interface ImportColumnsFormProps {
  readonly file: UnmappedFile;
  /** The progress of loading the account's responses. */
  readonly reading: FullLoadState;
  readonly onSubmit: (columns: ColumnChoice) => void;
  readonly onStop: () => void;
  readonly onAnother: () => void;
}

/** The columns chosen so far. May be incomplete. */
type DraftChoice = {
  readonly [Key in keyof ColumnChoice]: ColumnChoice[Key] | null;
} & Pick<ColumnChoice, 'isHtml'>;

const isComplete = (draft: DraftChoice): draft is ColumnChoice =>
  draft.shortCode !== null && draft.content !== null;

/**
 * Asks which columns of a file contain the short code and the text of each response. Shows the result for the first
 * rows.
 */
export function ImportColumnsForm({ file, reading, onSubmit, onStop, onAnother }: ImportColumnsFormProps) {
  const t = useT();
  const { sheet, remembered } = file;
  const [guess] = useState(() => guessColumns(sheet.heading));
  const hasHtml = (column: number | null) =>
    column !== null && containsHtml(sheet.rows.map((cells) => cells[column] ?? ''));
  const [draft, setDraft] = useState<DraftChoice>(
    () => remembered ?? { ...guess, isHtml: hasHtml(guess.content) },
  );
  const [isChecked, setChecked] = useState(false);
  const change = (part: Partial<DraftChoice>) => setDraft({ ...draft, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete(draft)) onSubmit(draft);
    else setChecked(true);
  };
  const field = { heading: sheet.heading, isChecked };
  return (
    <form onSubmit={submit}>
      <Stack gap="md" w="100%" maw={640} mx="auto" pt="lg">
        <Text size="sm">
          <b className="raw-text">{file.fileName}</b>{' '}
          {remembered
            ? t(m.canned_responses_import_remembered)
            : guess.product
              ? t(m.canned_responses_import_product, { product: guess.product })
              : t(m.canned_responses_import_other_columns)}
        </Text>
        <ColumnSelect
          {...field}
          label={t(m.canned_responses_short_code)}
          value={draft.shortCode}
          onChange={(shortCode) => change({ shortCode })}
        />
        <ColumnSelect
          {...field}
          label={t(m.canned_responses_content)}
          value={draft.content}
          onChange={(content) => change({ content, isHtml: hasHtml(content) })}
        />
        <ColumnSelect
          {...field}
          isOptional
          label={t(m.canned_responses_import_folder)}
          value={draft.folder}
          onChange={(folder) => change({ folder })}
        />
        <Checkbox
          label={t(m.canned_responses_import_html)}
          checked={draft.isHtml}
          onChange={({ currentTarget: { checked } }) => change({ isHtml: checked })}
        />
        <SampleRows file={file} draft={draft} />
        <LoadStatus state={reading} onStop={onStop} />
        <Group gap="xs">
          <BusyButton type="submit" loading={reading.step === 'reading'}>
            {t(m.canned_responses_import_preview)}
          </BusyButton>
          <Button variant="default" onClick={onAnother}>
            {t(m.macros_choose_other_file)}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface ColumnSelectProps {
  readonly label: string;
  readonly heading: readonly string[];
  readonly value: number | null;
  readonly isOptional?: boolean;
  /** True once the user tried to submit the form. */
  readonly isChecked: boolean;
  readonly onChange: (column: number | null) => void;
}

function ColumnSelect({ label, heading, value, isOptional = false, isChecked, onChange }: ColumnSelectProps) {
  const t = useT();
  return (
    <NativeSelect
      label={label}
      data={[
        { value: '', label: t(isOptional ? m.canned_responses_no_folder : m.common_choose) },
        ...heading.map((name, index) => ({
          value: String(index),
          label: name.trim() || t(m.canned_responses_import_column, { number: index + 1 }),
        })),
      ]}
      value={value === null ? '' : String(value)}
      error={!isOptional && isChecked && value === null && t(m.common_required)}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? null : Number(currentTarget.value))
      }
    />
  );
}

/** The maximum number of characters of a response that the sample shows. */
const SHOWN_LENGTH = 300;

interface SampleRowsProps {
  readonly file: UnmappedFile;
  readonly draft: DraftChoice;
}

/** The short code and text that each of the first rows would get. */
function SampleRows({ file: { sheet, plainRows }, draft }: SampleRowsProps) {
  const t = useT();
  const getCell = (cells: readonly string[] | undefined, column: number | null) =>
    column === null ? '' : (cells?.[column] ?? '');
  const rows = sheet.rows.map((cells, index) => ({
    index,
    shortCode: addFolderToShortCode(getCell(cells, draft.folder), getCell(cells, draft.shortCode)),
    content: getCell(draft.isHtml ? plainRows[index] : cells, draft.content).slice(0, SHOWN_LENGTH),
  }));
  return (
    <VirtualTable
      label={t(m.canned_responses_import_sample)}
      maxHeight="20rem"
      rows={rows}
      rowKey={({ index }) => index}
      columns={[
        {
          key: 'short_code',
          title: t(m.canned_responses_short_code),
          width: '40%',
          cell: ({ shortCode }) => <span className="raw-text">{markHiddenCharacters(shortCode)}</span>,
        },
        {
          key: 'content',
          title: t(m.canned_responses_content),
          cell: ({ content }) => <span className="raw-text">{content}</span>,
        },
      ]}
    />
  );
}
