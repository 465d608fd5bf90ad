import { Button, Group, Text } from '@mantine/core';
import { type AppliedEdits, settleKept } from '~/drafts/applied-edits';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { Carried } from '../editing/carried-edits';
import { useAssistantEditing } from '../editing/editing-context';
import { carriedNow } from './use-applied';

const SEEN = {
  none: m.assistants_seen_none,
  unclear: m.assistants_seen_unclear,
} as const satisfies Record<Exclude<Carried, 'all'>, unknown>;

interface UnsettledProps {
  readonly entry: AppliedEdits;
}

/** What can be said of edits whose outcome isn't known, and the two answers of a person who looked. */
export function Unsettled({ entry }: UnsettledProps) {
  const t = useT();
  const carried = carriedNow(entry, useAssistantEditing());
  const settle = (state: AppliedEdits['state'] | null) => void settleKept(entry.place, entry.id, state);
  // It is settled without a word, here or where it was sent.
  if (carried === 'all') return null;
  return (
    <Group gap="xs">
      <Text size="sm" flex="1 1 16rem">
        {t(carried ? SEEN[carried] : m.assistants_seen_unread)}
      </Text>
      <Button variant="default" size="compact-sm" onClick={() => settle('applied')}>
        {t(m.assistants_was_applied)}
      </Button>
      <Button variant="default" size="compact-sm" onClick={() => settle(null)}>
        {t(m.assistants_was_not_applied)}
      </Button>
    </Group>
  );
}
