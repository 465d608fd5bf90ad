// A drawer for activity entries: the details of one entry, or a list of entries to open.

import { ActionIcon, Drawer, Group, getDefaultZIndex, Stack, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { DisplayedEntry } from '~/records/activity/use-activity';
import { moveFocusOnRemoval } from '~/ui/form/move-focus-on-removal';
import { useFocusReturn } from '~/ui/overlay/dialog';
import { useIsTopLayer } from '~/ui/overlay/use-is-top-layer';
import { EntryDetails } from './entry-details';
import { EntryList } from './entry-list';
import { UndoRunButton } from './entry-undo-section';

interface EntryDrawerProps {
  readonly title: string;
  /** The entries to show. A single entry is opened directly, and several entries are listed. */
  readonly entries: readonly DisplayedEntry[];
  readonly empty?: ReactNode;
  readonly onClose: () => void;
}

/** Reports whether all entries belong to one run. A record's history can contain several runs. */
const isRun = ([first, ...others]: readonly DisplayedEntry[]): boolean =>
  first !== undefined && first.run !== null && others.every(({ run }) => run === first.run);

export function EntryDrawer({ title, entries, empty, onClose }: EntryDrawerProps) {
  const t = useT();
  useFocusReturn();
  const [chosen, setChosen] = useState<string | null>(null);
  const [first] = entries;
  const shown = entries.length === 1 ? first : entries.find(({ id }) => id === chosen);
  return (
    <Drawer
      opened
      closeOnEscape={useIsTopLayer()}
      onClose={onClose}
      position="right"
      size={640}
      // Places the drawer below toasts, because undoing a write in the drawer shows a toast.
      zIndex={getDefaultZIndex('modal') - 2}
      title={
        <Group gap="xs" wrap="nowrap">
          {shown && entries.length > 1 && (
            <ActionIcon
              ref={moveFocusOnRemoval}
              variant="subtle"
              color="gray"
              aria-label={t(m.activity_back)}
              title={t(m.activity_back)}
              onClick={() => setChosen(null)}
            >
              <IconArrowLeft size={16} aria-hidden />
            </ActionIcon>
          )}
          <Text span inherit className="raw-text">
            {shown?.name ?? title}
          </Text>
        </Group>
      }
      closeButtonProps={{ 'aria-label': t(m.common_close) }}
    >
      <Stack>
        {entries.length === 0 && empty}
        {shown && <EntryDetails key={shown.id} entry={shown} />}
        {!shown && entries.length > 0 && (
          <>
            {isRun(entries) && <UndoRunButton entries={entries} />}
            <EntryList label={title} entries={entries} onOpen={setChosen} />
          </>
        )}
      </Stack>
    </Drawer>
  );
}
