import { Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { normalizeName } from '~/lib/text/same-name';
import type { CandidateIds } from '~/records/create-record';
import { createRowRecord } from '~/records/create-row-record';
import { showDuplicatesToast } from '~/records/duplicates-toast';
import { RunDialog } from '~/records/run/run-dialog';
import { padWithWaitingRows } from '~/records/run/run-state';
import { RunTable } from '~/records/run/run-table';
import { useRowRun } from '~/records/run/use-row-run';
import { getCategoryCreation } from '~/resources/category-record';
import { useScope } from '~/session/scope-context';
import { getLocaleName, getLocaleTitle } from '../locale-name';
import type { MissingCategory } from './families';

interface CreateCategoriesDialogProps {
  readonly portalSlug: string;
  readonly missing: readonly MissingCategory[];
  readonly onClose: () => void;
}

/** Creates missing categories one by one, each with an editable name in its language. */
export function CreateCategoriesDialog({ portalSlug, missing, onClose }: CreateCategoriesDialogProps) {
  const t = useT();
  const language = useFormatLocale();
  const scope = useScope();
  const queryClient = useQueryClient();
  // A snapshot of the missing categories, because the list refreshes during the run.
  const [rows] = useState(missing);
  const [names, setNames] = useState<readonly string[]>(rows.map(({ root }) => root.name));
  const known = useRef(new Map<number, CandidateIds>());
  const { state, start, stop } = useRowRun<number>({
    carryOut: async (index, turn) => {
      const row = rows[index];
      if (!row) return { step: 'broken' };
      const name = normalizeName(names[index] ?? row.root.name);
      const values = {
        name,
        slug: '',
        description: row.root.description ?? '',
        locale: row.locale,
        associated_category_id: row.root.id,
      };
      const access = getCategoryCreation(queryClient, scope, portalSlug);
      const created = await createRowRecord(access, values, index, turn, known.current);
      if (created.duplicates.length > 0) showDuplicatesToast(t, scope, name, created.duplicates);
      return created.state;
    },
  });
  const indexes = [...rows.keys()];
  const states = padWithWaitingRows(state.rows, rows.length);
  const nameField = (index: number) => {
    const row = rows[index];
    if (!row) return null;
    const own = getLocaleName(row.locale, language);
    const name = names[index] ?? '';
    return (
      <TextInput
        size="xs"
        dir="auto"
        aria-label={t(m.translations_category_name, { name: row.root.name, language: own })}
        label={<bdi>{row.root.name}</bdi>}
        description={getLocaleTitle(row.locale, language)}
        value={name}
        error={name.trim() === '' && t(m.errors_field_empty)}
        readOnly={state.step !== 'ready'}
        onChange={({ currentTarget: { value } }) => setNames(names.with(index, value))}
      />
    );
  };
  const label = t(m.translations_create_categories, { count: rows.length });
  return (
    <RunDialog
      title={label}
      size="lg"
      run={state}
      states={states}
      startLabel={label}
      canStart={names.every((name) => name.trim() !== '')}
      onStart={() => void start(indexes)}
      onStop={stop}
      onClose={onClose}
    >
      <Text size="sm">{t(m.translations_create_categories_text)}</Text>
      <RunTable
        label={t(m.help_center_categories)}
        columns={[{ key: 'name', title: t(m.common_name), cell: nameField }]}
        rows={indexes}
        rowKey={(index) => index}
        run={state}
        outcomes={states}
        maxHeight="min(32rem, 55vh)"
      />
    </RunDialog>
  );
}
