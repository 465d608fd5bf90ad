import { Button, Checkbox, Group, TextInput } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { INITIAL_CONTROL_COUNT, TruncatedList } from '~/ui/page/truncated-list';
import classes from './settings.module.css';

interface ListFieldProps {
  readonly label: ReactNode;
  readonly name: string;
  readonly value: readonly string[];
  readonly original: readonly string[] | undefined;
  readonly onChange: (value: readonly string[]) => void;
}

/**
 * Edits a list of strings with checkboxes. Until the changes are applied, an unchecked string stays visible and is
 * struck through.
 */
export function ListField({ label, name, value, original = [], onChange }: ListFieldProps) {
  const t = useT();
  const [added, setAdded] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  // All strings that are shown: the original ones in their order, followed by added ones.
  const all = [...new Set([...original, ...value])];
  const [before, now] = [new Set(original), new Set(value)];
  const choose = (word: string, isIn: boolean) =>
    onChange(isIn ? all.filter((one) => one === word || now.has(one)) : value.filter((one) => one !== word));
  const word = added.trim();
  const canAdd = word !== '' && !now.has(word);
  const add = () => {
    if (!canAdd) return;
    onChange([...value, word]);
    setAdded('');
  };
  return (
    <fieldset className={classes.list}>
      <legend className={classes.legend}>{label}</legend>
      <TruncatedList
        items={all}
        step={INITIAL_CONTROL_COUNT}
        isKept={(one) => before.has(one) !== now.has(one)}
      >
        {(shown) =>
          shown.map((one) => (
            <div key={one} className={classes.item}>
              <Checkbox
                label={<span className={now.has(one) ? undefined : classes.struck}>{one}</span>}
                checked={now.has(one)}
                onChange={(event) => choose(one, event.currentTarget.checked)}
              />
              {!now.has(one) && <span className={classes.fate}>{t(m.assistants_removed_later)}</span>}
            </div>
          ))
        }
      </TruncatedList>
      <Group gap="xs" wrap="nowrap">
        <TextInput
          aria-label={t(m.assistants_list_new, { name })}
          placeholder={t(m.assistants_list_new, { name })}
          value={added}
          onChange={(event) => setAdded(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
          // Also adds the text when the field loses the focus. Otherwise, the text would be lost if the user didn't
          // press the button.
          onBlur={({ relatedTarget }) => relatedTarget !== button.current && add()}
        />
        <Button ref={button} variant="default" flex="none" disabled={!canAdd} onClick={add}>
          {t(m.assistants_list_add)}
        </Button>
      </Group>
    </fieldset>
  );
}
