import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { getOwnProperty, isJsonObject, type Json, type JsonObject } from '~/lib/json/merge-patch';
import { parseJsonValue } from '~/lib/json/typed-json';
import { INITIAL_CONTROL_COUNT, TruncatedList } from '~/ui/page/truncated-list';
import { withConfigValue } from '../editing/assistant-edits';
import { keepFocusAfter } from '../editing/keep-focus-after';
import { getConfigKeyLabel } from '../key-labels';
import { createChangedFilter } from './cards';
import { JsonField } from './json-field';
import { PreviousValue } from './previous-value';
import classes from './settings.module.css';
import { ValueField } from './value-field';

/** Access to input that is not a valid value yet, by config path. */
export interface PendingInput {
  readonly at: (path: readonly string[]) => string | undefined;
  readonly storeTyped: (path: readonly string[], text: string | undefined) => void;
}

interface ConfigKeyFieldProps {
  /** The path of the key within the configuration. */
  readonly path: readonly string[];
  /** The edited value. Undefined if it was cleared. */
  readonly value: Json | undefined;
  /** The original value. Undefined if the key is new. */
  readonly original: Json | undefined;
  readonly typed: PendingInput;
  readonly isJson: boolean;
  /** True if the card's title already shows the name of the key. */
  readonly isTitled: boolean;
  readonly isReadOnly: boolean;
  /** Called with the new value, or with undefined to clear the key. */
  readonly onChange: (value: Json | undefined) => void;
}

/** Keys whose values are always text. */
const TEXTS = ['model', 'fallback_model', 'language', 'greeting'];

const isFilled = (value: Json | undefined): value is JsonObject =>
  isJsonObject(value) && Object.keys(value).length > 0;

/** Reports whether each nested value has a separate field. A value that is being typed as JSON keeps its JSON field. */
const hasParts = (value: Json, original: Json | undefined, typed: string | undefined): value is JsonObject =>
  isJsonObject(value) &&
  (typed === undefined
    ? isFilled(value) || isFilled(original)
    : isFilled(original) && parseJsonValue(typed) !== undefined);

/** The field of a config key, its previous value and a button that clears it. A cleared key remains listed. */
export function ConfigKeyField(props: ConfigKeyFieldProps) {
  const { path, value, original, isJson, isTitled, isReadOnly, onChange } = props;
  const t = useT();
  const isTop = path.length === 1;
  const name = path.at(-1) ?? '';
  const word = getConfigKeyLabel(t, name);
  const label = <KeyLabel name={word} path={isTop ? `config.${name}` : name} />;
  const place = path.join('.');
  const typed = props.typed.at(path);
  const onTyped = (text: string | undefined) => props.typed.storeTyped(path, text);
  const undo = () => {
    onTyped(undefined);
    onChange(original);
  };
  if (value === undefined)
    return (
      <div className={classes.cleared} data-field={place}>
        <span className={classes.struck}>{label}</span>
        <span className={classes.fate}>{t(m.assistants_removed_later)}</span>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t(m.assistants_restore_key, { name })}
          onClick={({ currentTarget }) => keepFocusAfter(currentTarget, undo)}
        >
          {t(m.common_undo)}
        </Button>
      </div>
    );
  const isEmptyText = value === null && isTop && TEXTS.includes(name);
  const field = {
    value: isEmptyText && !isJson ? '' : value,
    original,
    typed,
    onTyped,
    // Keeps null if the field is empty, because null and an empty text are different values.
    onChange: (next: Json) => onChange(next === '' && original === null ? null : next),
  };
  const shown = isTitled ? <span className="visually-hidden">{label}</span> : label;
  const clear = () => {
    onTyped(undefined);
    onChange(undefined);
  };
  const clearing = {
    'aria-label': t(m.assistants_remove_key, { name: word }),
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => keepFocusAfter(currentTarget, clear),
  };
  if (!isJson && hasParts(value, original, typed))
    return (
      <div className={classes.control} data-field={place}>
        <Parts {...props} value={value} label={shown}>
          {!isReadOnly && (
            <Button variant="default" size="compact-sm" w="fit-content" {...clearing}>
              {t(m.assistants_remove_key, { name: word })}
            </Button>
          )}
        </Parts>
      </div>
    );
  return (
    <div className={classes.field} data-field={place}>
      <div className={classes.control}>
        {isJson ? (
          <JsonField {...field} label={label} />
        ) : (
          <ValueField {...field} name={word} label={shown} />
        )}
        <PreviousValue
          name={word}
          before={original}
          now={value}
          isTyped={typed !== undefined && parseJsonValue(typed) === undefined}
          onUndo={undo}
        />
      </div>
      {!isReadOnly && (
        <ActionIcon
          variant="subtle"
          color="gray"
          className={classes.clear}
          title={clearing['aria-label']}
          {...clearing}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}

interface PartsProps extends Omit<ConfigKeyFieldProps, 'value'> {
  readonly value: JsonObject;
  readonly label: ReactNode;
  /** Buttons that act on the entire object rather than on a nested value. */
  readonly children: ReactNode;
}

/** The fields of an object's nested values, in their original order. A cleared key remains listed. */
function Parts(props: PartsProps) {
  const { path, value, original, typed, label, isReadOnly, onChange, children } = props;
  const before = isJsonObject(original) ? original : {};
  return (
    <fieldset className={classes.object}>
      <legend className={classes.legend}>{label}</legend>
      <TruncatedList
        items={[...new Set([...Object.keys(before), ...Object.keys(value)])]}
        step={INITIAL_CONTROL_COUNT}
        isKept={(key) => typed.at([...path, key]) !== undefined || createChangedFilter(before, value)(key)}
      >
        {(shown) =>
          shown.map((key) => (
            <ConfigKeyField
              key={key}
              path={[...path, key]}
              value={getOwnProperty(value, key)}
              original={getOwnProperty(before, key)}
              typed={typed}
              isJson={false}
              isTitled={false}
              isReadOnly={isReadOnly}
              onChange={(next) => onChange(withConfigValue(value, [key], next))}
            />
          ))
        }
      </TruncatedList>
      {children}
    </fieldset>
  );
}

/** The display name and the key, or only the key if it has no display name. */
function KeyLabel({ name, path }: { readonly name: string; readonly path: string }) {
  return name === path.replace(/^config\./, '') ? (
    <code className={classes.alone}>{name}</code>
  ) : (
    <>
      {name} <code className={classes.key}>{path}</code>
    </>
  );
}
