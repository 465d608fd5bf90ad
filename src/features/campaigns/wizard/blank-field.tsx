import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from './blanks.module.css';
import { VariableMenu } from './variable-menu';
import { useVariableNames } from './variable-names';

interface BlankFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One blank within its sentence: a text, or a variable, which shows by its name. */
export function BlankField({ label, value, onChange }: BlankFieldProps) {
  const t = useT();
  const names = useVariableNames();
  const [isTyping, setTyping] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  /** Where the focus goes once what was chosen is drawn. */
  const [next, setNext] = useState<'field' | 'variable' | null>(null);
  const variable = value.trim().match(/^\{\{\s*([a-z_]+\.[a-z_]+)\s*\}\}$/)?.[1] ?? '';
  const name = names.find(({ variable: known }) => known === variable)?.name;
  const take = (place: 'field' | 'variable') => (element: HTMLElement | null) => {
    if (element && next === place) {
      element.focus();
      setNext(null);
    }
  };
  const menu = (
    <VariableMenu
      button={anchor}
      isOpen={isOpen}
      onChange={setOpen}
      onChoose={(written) => {
        onChange(name === undefined && value.trim() !== '' ? `${value}${written}` : written);
        setTyping(false);
        setNext('variable');
      }}
      onText={
        name === undefined
          ? null
          : () => {
              onChange('');
              setNext('field');
            }
      }
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
    <span className={classes.blank} data-empty={value.trim() === '' || undefined} ref={setAnchor}>
      <input
        ref={take('field')}
        aria-label={label}
        aria-description={t(m.campaigns_blank_hint)}
        placeholder={t(m.campaigns_blank_empty)}
        size={Math.max(value.length, 3)}
        required
        dir="auto"
        autoComplete="off"
        value={value}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== '{') return;
          event.preventDefault();
          setOpen(true);
        }}
      />
      <ActionIcon
        variant="transparent"
        color="gray"
        size={20}
        // The brace opens it, too: the Tab key walks from blank to blank.
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
