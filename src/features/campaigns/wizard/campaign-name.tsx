import { TextInput, UnstyledButton } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { markHidden } from '~/lib/hidden-characters';
import classes from './wizard.module.css';

interface CampaignNameProps {
  /** Empty where the campaign has none. */
  readonly name: string;
  readonly onRename: (name: string) => void;
}

/** What the person calls the campaign, for their own list: a button that becomes its field. */
export function CampaignName({ name, onRename }: CampaignNameProps) {
  const t = useT();
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === null) {
    return (
      <UnstyledButton className={classes.name} title={t(m.campaigns_rename)} onClick={() => setTyped(name)}>
        <span className={classes.cut}>{name === '' ? t(m.campaigns_new) : markHidden(name)}</span>
        <IconPencil size={14} aria-label={t(m.campaigns_rename)} />
      </UnstyledButton>
    );
  }
  const end = () => {
    if (typed.trim() !== name) onRename(typed.trim());
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
      onKeyDown={({ key }) => {
        if (key === 'Enter') end();
        if (key === 'Escape') setTyped(null);
      }}
    />
  );
}
