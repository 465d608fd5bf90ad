import { Button, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from '../conflict/review.module.css';

interface MissingTextFixProps {
  readonly label: string;
  /**
   * Inserts the text into the article. `former` is the text inserted by the previous call, or empty. Returns false if
   * inserting failed.
   */
  readonly onAdd: (text: string, former: string) => boolean;
  /** The label that describes the missing text. */
  readonly children: ReactNode;
}

/** A form for a missing text, such as an alternative text. The text can be changed until the dialog closes. */
export function MissingTextFix({ label, onAdd, children }: MissingTextFixProps) {
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
          error={hasFailed && t(m.help_center_fix_failed)}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          // Also applies the text on blur, because users may publish without pressing the button.
          onBlur={add}
        />
        <Button type="submit" variant="default" disabled={added !== '' && (typed === '' || typed === added)}>
          {t(added === '' ? m.teams_add_by_id : m.editor_apply)}
        </Button>
      </form>
    </div>
  );
}
