import { Button, List, Text } from '@mantine/core';
import type { AssistantEdits } from '~/drafts/assistant-drafts';
import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import { useT } from '~/i18n/use-t';
import { valueText } from '~/lib/unified-difference';
import type { OwnChange } from './assistant-edits';
import { inWholeWords } from './whole-words';

interface ChangeListProps {
  readonly changes: readonly OwnChange[];
  /** The texts as they were read: changes inside them are quoted in whole words. */
  readonly texts: Readonly<Record<string, string>>;
  readonly edits: AssistantEdits;
  readonly onChange: (next: Partial<AssistantEdits>) => void;
}

const SHOWN = 120;
const short = (value: unknown) => {
  const text = valueText(value ?? null);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
};

function sentence(t: T, path: string, before: unknown, after: unknown): string {
  if (after === undefined || after === null) return t(m.assistants_change_cleared, { path });
  if (before === undefined || before === null || before === '')
    return t(m.assistants_change_set, { path, after: short(after) });
  if (after === '') return t(m.assistants_change_removed, { path, before: short(before) });
  return t(m.assistants_change_replaced, { path, before: short(before), after: short(after) });
}

function changeSentence(t: T, change: OwnChange, texts: ChangeListProps['texts']): string {
  const { kind, path, before, after } = change;
  if (kind === 'everywhere')
    return t(m.assistants_change_everywhere, { path, before: short(before), after, count: change.places });
  const words = kind === 'text' ? inWholeWords(texts[path] ?? '', change) : { before, after };
  return sentence(t, path, words.before, words.after);
}

/** What the person changed, in words, before anything is sent. What was entered by hand can be taken back here. */
export function ChangeList({ changes, texts, edits, onChange }: ChangeListProps) {
  const t = useT();
  const { pasted, byHand } = edits;
  const byPerson = [
    ...byHand.map((one) => ({
      key: one.path,
      text:
        one.value === null
          ? t(m.assistants_change_cleared, { path: one.path })
          : t(m.assistants_change_becomes, { path: one.path, after: short(one.value) }),
      remove: () => onChange({ byHand: byHand.filter((other) => other !== one) }),
    })),
    ...pasted.map((one, index) => ({
      key: `${index} ${one.path}`,
      text: t(one.replace_all ? m.assistants_change_everywhere_unread : m.assistants_change_replaced, {
        path: one.path,
        before: short(one.old_string),
        after: short(one.new_string),
      }),
      remove: () => onChange({ pasted: pasted.filter((other) => other !== one) }),
    })),
  ];
  return (
    <List size="sm" aria-label={t(m.assistants_your_changes)}>
      {changes.map((change) => (
        <List.Item key={change.id}>
          <Text size="sm" className="raw-text">
            {changeSentence(t, change, texts)}
          </Text>
        </List.Item>
      ))}
      {byPerson.map(({ key, text, remove }) => (
        <List.Item key={key}>
          <Text size="sm" className="raw-text" component="span">
            {text}
          </Text>{' '}
          <RemoveButton of={text} onClick={remove} />
        </List.Item>
      ))}
    </List>
  );
}

function RemoveButton({ of, onClick }: { readonly of: string; readonly onClick: () => void }) {
  const t = useT();
  return (
    <Button
      variant="default"
      size="compact-xs"
      aria-label={t(m.assistants_remove_one, { what: of })}
      onClick={onClick}
    >
      {t(m.assistants_pasted_remove)}
    </Button>
  );
}
