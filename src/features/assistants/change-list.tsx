import { Button, List, Text } from '@mantine/core';
import type { AssistantEdits } from '~/drafts/assistant-drafts';
import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import { useT } from '~/i18n/use-t';
import { valueText } from '~/lib/key-value-lines';
import type { OwnChange } from './assistant-edits';
import { inWholeWords } from './whole-words';

interface ChangeListProps {
  readonly changes: readonly OwnChange[];
  /** The texts as they were read: changes inside them are quoted in whole words. */
  readonly texts: Readonly<Record<string, string>>;
  readonly edits: AssistantEdits;
  readonly onChange: (next: Partial<AssistantEdits>) => void;
  readonly onTakeBack: (id: string) => void;
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
    return t(m.assistants_change_everywhere, {
      path,
      before: short(before),
      after: short(after),
      count: change.places,
    });
  const words = kind === 'text' ? inWholeWords(texts[path] ?? '', change) : { before, after };
  return sentence(t, path, words.before, words.after);
}

/** What the person changed, in words, before anything is sent. Each can be taken back alone. */
export function ChangeList({ changes, texts, edits, onChange, onTakeBack }: ChangeListProps) {
  const t = useT();
  const { pasted, byHand } = edits;
  const items = [
    ...changes.map((change) => ({
      key: change.id,
      text: changeSentence(t, change, texts),
      takeBack: () => onTakeBack(change.id),
    })),
    ...byHand.map((one) => ({
      key: one.path,
      text:
        one.value === null
          ? t(m.assistants_change_cleared, { path: one.path })
          : t(m.assistants_change_becomes, { path: one.path, after: short(one.value) }),
      takeBack: () => onChange({ byHand: byHand.filter((other) => other !== one) }),
    })),
    ...pasted.map((one, index) => ({
      key: `${index} ${one.path}`,
      text: t(one.replace_all ? m.assistants_change_everywhere_unread : m.assistants_change_replaced, {
        path: one.path,
        before: short(one.old_string),
        after: short(one.new_string),
      }),
      takeBack: () => onChange({ pasted: pasted.filter((other) => other !== one) }),
    })),
  ];
  return (
    <List size="sm" spacing={4} aria-label={t(m.assistants_your_changes)}>
      {items.map(({ key, text, takeBack }) => (
        <List.Item key={key}>
          <Text size="sm" className="raw-text" component="span">
            {text}
          </Text>{' '}
          <Button
            variant="default"
            size="compact-xs"
            aria-label={t(m.assistants_take_back_one, { what: text })}
            onClick={takeBack}
          >
            {t(m.common_undo)}
          </Button>
        </List.Item>
      ))}
    </List>
  );
}
