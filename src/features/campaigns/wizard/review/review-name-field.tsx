import { TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { MAX_CAMPAIGN_NAME_LENGTH } from '../../list/campaign-rows';
import classes from '../wizard.module.css';

interface ReviewNameFieldProps {
  /** The campaign's custom name. Empty if it has none. */
  readonly name: string;
  readonly isDisabled: boolean;
  readonly onRename: (name: string) => void;
}

/** The field for the campaign's optional name, in the summary of the review. */
export function ReviewNameField({ name, isDisabled, onRename }: ReviewNameFieldProps) {
  const t = useT();
  const [field, setField] = useState({ name, typed: name });
  // Updates the field after the name was changed in the page header.
  if (field.name !== name) setField({ name, typed: name });
  const typed = field.typed.trim();
  const save = () => {
    if (typed !== name) onRename(typed);
  };
  // Saves on unmount, because a keyboard shortcut may navigate without a blur event.
  const saveOnUnmount = useEffectEvent(save);
  useEffect(() => () => saveOnUnmount(), []);
  return (
    <TextInput
      className={classes.nameField}
      aria-label={t(m.campaigns_name)}
      description={typed === '' ? t(m.campaigns_name_missing) : undefined}
      inputWrapperOrder={['input', 'description']}
      maxLength={MAX_CAMPAIGN_NAME_LENGTH}
      disabled={isDisabled}
      value={field.typed}
      onChange={({ currentTarget }) => setField({ name, typed: currentTarget.value })}
      onBlur={save}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) save();
      }}
    />
  );
}
