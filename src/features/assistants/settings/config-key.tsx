import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { Json } from '~/lib/merge-patch';
import { actInPlace } from '../act-in-place';
import { keyWord } from '../key-words';
import { jsonValue } from '../parsed-json';
import { JsonField } from './json-field';
import { KeyLabel } from './key-label';
import classes from './settings.module.css';
import { ValueField } from './value-field';
import { Was } from './was';

interface ConfigKeyProps {
  readonly name: string;
  /** Undefined where it is cleared. */
  readonly value: Json | undefined;
  /** Undefined where it is new. */
  readonly original: Json | undefined;
  readonly typed: string | undefined;
  readonly isJson: boolean;
  /** Its name stands at the card. */
  readonly isTitled: boolean;
  readonly isReadOnly: boolean;
  readonly onTyped: (text: string | undefined) => void;
  /** Undefined clears it. */
  readonly onChange: (value: Json | undefined) => void;
}

/** Keys that hold a text wherever they hold anything. */
const TEXTS = ['model', 'fallback_model', 'language', 'greeting'];

/** One key of the configuration: its value, what it was, and the way to clear it. One that is cleared stays in its place. */
export function ConfigKey(props: ConfigKeyProps) {
  const { name, value, original, typed, isJson, isTitled, isReadOnly, onTyped, onChange } = props;
  const t = useT();
  const word = keyWord(t, name);
  const label = <KeyLabel name={word} path={`config.${name}`} />;
  const undo = () => {
    onTyped(undefined);
    onChange(original);
  };
  if (value === undefined)
    return (
      <div className={classes.cleared} data-field={name}>
        <span className={classes.struck}>{label}</span>
        <span className={classes.fate}>{t(m.assistants_removed_later)}</span>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t(m.assistants_restore_key, { name })}
          onClick={({ currentTarget }) => actInPlace(currentTarget, undo)}
        >
          {t(m.common_undo)}
        </Button>
      </div>
    );
  const isEmptyText = value === null && TEXTS.includes(name);
  const field = {
    value: isEmptyText && !isJson ? '' : value,
    original,
    typed,
    onTyped,
    // An empty field over what was null is still null.
    onChange: (next: Json) => onChange(next === '' && original === null ? null : next),
  };
  return (
    <div className={classes.field} data-field={name}>
      <div className={classes.control}>
        {isJson ? (
          <JsonField {...field} label={label} />
        ) : (
          <ValueField
            {...field}
            name={word}
            label={isTitled ? <span className={classes.unseen}>{label}</span> : label}
          />
        )}
        <Was
          name={word}
          before={original}
          now={value}
          isTyped={typed !== undefined && jsonValue(typed) === undefined}
          onUndo={undo}
        />
      </div>
      {!isReadOnly && (
        <ActionIcon
          variant="subtle"
          color="gray"
          className={classes.clear}
          aria-label={t(m.assistants_remove_key, { name: word })}
          title={t(m.assistants_remove_key, { name: word })}
          onClick={({ currentTarget }) =>
            actInPlace(currentTarget, () => {
              onTyped(undefined);
              onChange(undefined);
            })
          }
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}
