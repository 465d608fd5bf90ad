import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { changeSavedFilters, type SavedFilter } from '~/drafts/saved-filters';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { normalizeName } from '~/lib/text/same-name';
import { useScope } from '~/session/scope-context';
import { showSuccessToast } from '~/ui/notice/toast';
import { Dialog } from '~/ui/overlay/dialog';
import { useInboxes } from '../use-names';
import { describeFilters } from './filter-query';
import { CONVERSATION_LIST_KEY } from './use-saved-filters';

interface SavedFiltersDialogProps {
  readonly filters: readonly SavedFilter[];
  readonly onClose: () => void;
}

/** Renames and deletes saved filters. The toast after a deletion offers to undo it. */
export function SavedFiltersDialog({ filters, onClose }: SavedFiltersDialogProps) {
  const t = useT();
  const scope = useScope();
  const [isStored, setStored] = useState(true);
  const change = async (next: (now: readonly SavedFilter[]) => readonly SavedFilter[]) => {
    const stored = await changeSavedFilters(scope, CONVERSATION_LIST_KEY, next);
    setStored(stored);
    return stored;
  };
  const remove = async (gone: SavedFilter) => {
    const place = filters.indexOf(gone);
    if (!(await change((now) => now.filter(({ id }) => id !== gone.id)))) return;
    if (filters.length === 1) onClose();
    const restore = (now: readonly SavedFilter[]) =>
      now.some(({ id }) => id === gone.id) ? now : now.toSpliced(place, 0, gone);
    showSuccessToast({
      message: t(m.conversations_filters_deleted, { name: gone.name }),
      actions: [
        {
          label: t(m.common_undo),
          onClick: () => void changeSavedFilters(scope, CONVERSATION_LIST_KEY, restore),
        },
      ],
    });
  };
  return (
    <Dialog title={t(m.conversations_filters_manage)} onClose={onClose}>
      <Stack>
        {!isStored && (
          <Alert color="red" role="alert">
            {t(m.conversations_filters_not_stored)}
          </Alert>
        )}
        {filters.map((one) => (
          <FilterLine
            key={one.id}
            filter={one}
            isTaken={(name) => filters.some((other) => other !== one && other.name === name)}
            onRename={(name) =>
              change((now) => now.map((other) => (other.id === one.id ? { ...other, name } : other)))
            }
            onDelete={() => void remove(one)}
          />
        ))}
        <Group data-foot justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t(m.common_close)}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

interface FilterLineProps {
  readonly filter: SavedFilter;
  readonly isTaken: (name: string) => boolean;
  /** Resolves to false if the browser couldn't store the name. */
  readonly onRename: (name: string) => Promise<boolean>;
  readonly onDelete: () => void;
}

function FilterLine({ filter, isTaken, onRename, onDelete }: FilterLineProps) {
  const t = useT();
  const inboxes = useInboxes();
  /** The typed name, or null if the name isn't being edited. */
  const [typed, setTyped] = useState<string | null>(null);
  const getInboxName = (id: number) => inboxes.get(id)?.name ?? t(m.common_id, { id });
  const label = (action: () => string) => t(m.records_row_action, { action: t(action), name: filter.name });
  const name = normalizeName(typed ?? '');
  const problem =
    name === '' ? m.errors_field_empty : isTaken(name) ? m.conversations_filters_name_in_use : null;
  if (typed !== null)
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!problem) void onRename(name).then((stored) => stored && setTyped(null));
        }}
      >
        <Group align="flex-start" gap="xs" wrap="nowrap">
          <TextInput
            flex={1}
            aria-label={label(m.common_name)}
            value={typed}
            error={problem && t(problem)}
            maxLength={60}
            autoComplete="off"
            autoFocus
            dir="auto"
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit">{t(m.common_save)}</Button>
          <Button variant="default" onClick={() => setTyped(null)}>
            {t(m.common_cancel)}
          </Button>
        </Group>
      </form>
    );
  return (
    <Group justify="space-between" gap="xs" wrap="nowrap">
      <div>
        <Text fw={500} className="raw-text">
          <bdi>{filter.name}</bdi>
        </Text>
        <Text size="sm" c="dimmed">
          <bdi>{describeFilters(t, filter.query, getInboxName)}</bdi>
        </Text>
      </div>
      <Group gap="xs" wrap="nowrap">
        <Button
          variant="default"
          size="xs"
          aria-label={label(m.campaigns_rename)}
          onClick={() => setTyped(filter.name)}
        >
          {t(m.campaigns_rename)}
        </Button>
        <Button variant="default" size="xs" aria-label={label(m.common_delete)} onClick={onDelete}>
          {t(m.common_delete)}
        </Button>
      </Group>
    </Group>
  );
}
