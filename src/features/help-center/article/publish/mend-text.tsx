import { Button, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from '../conflict/review.module.css';

interface MendTextProps {
  readonly label: string;
  /** False where it couldn't be put in its place. `former`: what was put there before. */
  readonly onAdd: (text: string, former: string) => boolean;
  /** What is missing. */
  readonly children: ReactNode;
}

/** A text that is missing, typed where it is missed; it can be changed there for as long as one looks. */
export function MendText({ label, onAdd, children }: MendTextProps) {
  const t = useT();
  const [text, setText] = useState('');
  const [added, setAdded] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const typed = text.trim();
  const add = () => {
    if (typed === '' || typed === added) return;
    const isAdded = onAdd(typed, added);
    setFailed(!isAdded);
    if (isAdded) setAdded(typed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add();
  };
  return (
    <div className={classes.place}>
      {children}
      <form className={classes.mend} onSubmit={submit}>
        <TextInput
          aria-label={label}
          placeholder={label}
          value={text}
          error={hasFailed && t(m.help_center_mend_failed)}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          // Who goes on to publish has typed it all the same.
          onBlur={add}
        />
        <Button type="submit" variant="default" disabled={added !== '' && (typed === '' || typed === added)}>
          {t(added === '' ? m.translations_add : m.editor_apply)}
        </Button>
      </form>
    </div>
  );
}
