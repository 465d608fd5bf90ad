import { Alert, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { changeSavedFilters, type SavedFilter, withSavedFilter } from '~/drafts/saved-filters';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { normalizeName } from '~/lib/text/same-name';
import { useScope } from '~/session/scope-context';
import { FormShell } from '~/ui/form/form-shell';
import { showSuccessToast } from '~/ui/notice/toast';
import { FormDialog } from '~/ui/overlay/form-dialog';
import { useInboxes } from '../use-names';
import { describeFilters } from './filter-query';
import { CONVERSATION_LIST_KEY } from './use-saved-filters';

/** The maximum length of a name in characters. */
const LONGEST_NAME = 60;

interface SaveFiltersDialogProps {
  /** The query string of the list's filters. */
  readonly query: string;
  readonly filters: readonly SavedFilter[];
  readonly onClose: () => void;
}

/** Saves the filters of the list under a name, in this browser. */
export function SaveFiltersDialog({ query, filters, onClose }: SaveFiltersDialogProps) {
  const t = useT();
  const scope = useScope();
  const inboxes = useInboxes();
  const [typed, setTyped] = useState('');
  const [wasTried, setTried] = useState(false);
  const [isStored, setStored] = useState(true);
  const name = normalizeName(typed);
  const save = async () => {
    setTried(true);
    if (name === '') return;
    const stored = await changeSavedFilters(scope, CONVERSATION_LIST_KEY, (now) =>
      withSavedFilter(now, name, query),
    );
    setStored(stored);
    if (!stored) return;
    onClose();
    showSuccessToast({ message: t(m.conversations_filters_saved, { name }) });
  };
  const getInboxName = (id: number) => inboxes.get(id)?.name ?? t(m.common_id, { id });
  return (
    <FormDialog
      title={t(m.conversations_filters_save_title)}
      isDirty={name !== ''}
      pending={false}
      onClose={onClose}
    >
      {(requestClose) => (
        <FormShell
          error={null}
          pending={false}
          submitLabel={t(m.common_save)}
          blocked={query === '' ? t(m.conversations_filters_nothing) : undefined}
          onSubmit={() => void save()}
          onCancel={requestClose}
        >
          {query !== '' && <bdi>{describeFilters(t, query, getInboxName)}</bdi>}
          <TextInput
            label={t(m.common_name)}
            description={
              filters.some((one) => one.name === name) ? t(m.conversations_filters_replaces) : undefined
            }
            error={wasTried && name === '' && t(m.errors_field_empty)}
            value={typed}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            data-autofocus
            dir="auto"
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Text size="sm" c="dimmed">
            {t(m.conversations_filters_storage_note)}
          </Text>
          {!isStored && (
            <Alert color="red" role="alert">
              {t(m.conversations_filters_not_stored)}
            </Alert>
          )}
        </FormShell>
      )}
    </FormDialog>
  );
}
