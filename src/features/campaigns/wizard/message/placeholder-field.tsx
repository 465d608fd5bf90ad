import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconUser } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from './blanks.module.css';
import { insertVariable } from './insert-variable';
import { VariableMenu } from './variable-menu';
import { useVariableNames } from './variable-names';

interface PlaceholderFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const variableIn = (text: string) => text.trim().match(/^\{\{\s*([a-z_]+\.[a-z_]+)\s*\}\}$/)?.[1];

type Place = 'field' | 'variable';

/** Moves the focus to the field or the variable button after the next render, which creates that element. */
function useNextFocus() {
  const [next, setNext] = useState<{ readonly place: Place; readonly caret: number } | null>(null);
  const take = (place: Place) => (element: HTMLElement | null) => {
    if (!element || next?.place !== place) return;
    element.focus();
    if (element instanceof HTMLInputElement) element.setSelectionRange(next.caret, next.caret);
    setNext(null);
  };
  return { take, setNext };
}

/** An inline field for the value of a placeholder: plain text, or a variable shown by its name. */
export function PlaceholderField({ label, value, onChange }: PlaceholderFieldProps) {
  const t = useT();
  const names = useVariableNames();
  const [isTyping, setTyping] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { take, setNext } = useNextFocus();
  const nameOf = (text: string) => names.find(({ variable }) => variable === variableIn(text))?.name;
  const name = nameOf(value);
  const fill = ({ text, caret }: { readonly text: string; readonly caret: number }) => {
    onChange(text);
    setTyping(false);
    setNext({ place: nameOf(text) === undefined ? 'field' : 'variable', caret });
  };
  const caret = field?.selectionStart ?? value.length;
  const onKeyDown = (event: KeyboardEvent) => {
    const isPlain = !event.nativeEvent.isComposing && !event.shiftKey && !event.metaKey && !event.ctrlKey;
    if (event.key === 'ArrowDown' && isPlain && event.target === field) {
      event.preventDefault();
      setOpen(true);
      return;
    }
    // If the variable menu has the focus, typing a second brace closes the menu and inserts a literal brace.
    if (event.key !== '{' || !isOpen || event.target === field) return;
    event.preventDefault();
    setOpen(false);
    fill({ text: `${value.slice(0, caret)}{${value.slice(caret)}`, caret: caret + 1 });
  };
  const menu = (
    <VariableMenu
      button={anchor}
      isOpen={isOpen}
      onChange={setOpen}
      onChoose={(written) =>
        fill(name === undefined ? insertVariable(value, caret, written) : { text: written, caret: 0 })
      }
      onText={name === undefined ? null : () => fill({ text: '', caret: 0 })}
    />
  );
  if (name !== undefined && !isTyping) {
    return (
      <span className={classes.blank} ref={setAnchor}>
        <UnstyledButton
          ref={take('variable')}
          className={classes.variable}
          aria-label={`${label}: ${name}`}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <IconUser size={14} aria-hidden />
          {name}
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
        {menu}
      </span>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of its field and menu
    <span
      className={classes.blank}
      data-empty={value.trim() === '' || undefined}
      ref={setAnchor}
      onKeyDown={onKeyDown}
    >
      <input
        ref={(element) => {
          setField(element);
          take('field')(element);
        }}
        aria-label={label}
        aria-description={t(m.campaigns_placeholder_hint)}
        placeholder={t(m.campaigns_placeholder_empty)}
        size={Math.max(value.length, 3)}
        required
        dir="auto"
        autoComplete="off"
        value={value}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        onChange={({ currentTarget, nativeEvent }) => {
          onChange(currentTarget.value);
          if (nativeEvent instanceof InputEvent && nativeEvent.data === '{') setOpen(true);
        }}
      />
      <ActionIcon
        variant="transparent"
        color="gray"
        size={20}
        // The button isn't in the tab order, because Tab should move between the placeholders. Keyboard users can open
        // the menu with the down arrow or by typing a brace.
        tabIndex={-1}
        aria-label={t(m.campaigns_insert_variable)}
        onClick={() => setOpen(!isOpen)}
      >
        <IconChevronDown size={14} aria-hidden />
      </ActionIcon>
      {menu}
    </span>
  );
}
