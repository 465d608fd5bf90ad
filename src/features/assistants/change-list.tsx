import { List, Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import { useT } from '~/i18n/use-t';
import { valueText } from '~/lib/unified-difference';
import type { OwnChange } from './assistant-edits';

const SHOWN = 120;
const short = (value: unknown) => {
  const text = valueText(value ?? null);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
};

function sentence(t: T, change: OwnChange): string {
  const { path, before, after } = change;
  if (after === undefined || after === null) return t(m.assistants_change_cleared, { path });
  if (before === undefined || before === null || before === '')
    return t(m.assistants_change_set, { path, after: short(after) });
  if (after === '') return t(m.assistants_change_removed, { path, before: short(before) });
  return t(m.assistants_change_replaced, { path, before: short(before), after: short(after) });
}

/** What the person changed, in words, before anything is sent. */
export function ChangeList({ changes }: { readonly changes: readonly OwnChange[] }) {
  const t = useT();
  return (
    <List size="sm" aria-label={t(m.assistants_your_changes)}>
      {changes.map((change) => (
        <List.Item key={change.id}>
          <Text size="sm" className="raw-text">
            {sentence(t, change)}
          </Text>
        </List.Item>
      ))}
    </List>
  );
}
