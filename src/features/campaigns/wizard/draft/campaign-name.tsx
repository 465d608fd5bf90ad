import { TextInput, UnstyledButton } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { markHidden } from '~/lib/text/hidden-characters';
import classes from '../wizard.module.css';

interface CampaignNameProps {
  /** Empty where the campaign has none. */
  readonly name: string;
  readonly onRename: (name: string) => void;
}

/** What the person calls the campaign, for their own list: a button that becomes its field. */
export function CampaignName({ name, onRename }: CampaignNameProps) {
  const t = useT();
  const [typed, setTyped] = useState<string | null>(null);
  /** A key ended it: the focus goes back to the name. */
  const isBack = useRef(false);
  const keep = () => {
    if (typed !== null && typed.trim() !== name) onRename(typed.trim());
  };
  // A key that leads to another page leaves no field first.
  const keepAtLast = useEffectEvent(keep);
  useEffect(() => () => keepAtLast(), []);
  if (typed === null) {
    return (
      <UnstyledButton
        ref={(button) => {
          if (button && isBack.current) button.focus();
          isBack.current = false;
        }}
        className={classes.name}
        title={t(m.campaigns_rename)}
        onClick={() => setTyped(name)}
      >
        <span className={classes.cut}>{name === '' ? t(m.campaigns_new) : markHidden(name)}</span>
        <IconPencil size={14} aria-label={t(m.campaigns_rename)} />
      </UnstyledButton>
    );
  }
  const end = () => {
    keep();
    setTyped(null);
  };
  return (
    <TextInput
      aria-label={t(m.campaigns_name)}
      ref={(field) => field?.focus()}
      maxLength={120}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={end}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        // The key would press the button that has the focus by then.
        event.preventDefault();
        isBack.current = true;
        if (event.key === 'Enter') end();
        else setTyped(null);
      }}
    />
  );
}
