import { TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { MAX_CAMPAIGN_NAME_LENGTH } from '../../list/campaign-rows';
import classes from '../wizard.module.css';

interface CampaignNameFieldProps {
  /** The campaign's custom name. Empty if it has none. */
  readonly name: string;
  readonly onRename: (name: string) => void;
  /**
   * Called when editing ends. `isByKey` is true if the user pressed Enter or Escape, because these keys don't move the
   * focus.
   */
  readonly onEnd: (isByKey: boolean) => void;
}

/** The field for the campaign's name, which is shown only in this browser's list. */
export function CampaignNameField({ name, onRename, onEnd }: CampaignNameFieldProps) {
  const t = useT();
  const [typed, setTyped] = useState(name);
  const isCanceled = useRef(false);
  // Saves on unmount, because a keyboard shortcut may navigate without a blur event.
  const saveName = useEffectEvent(() => {
    if (!isCanceled.current && typed.trim() !== name) onRename(typed.trim());
  });
  useEffect(() => () => saveName(), []);
  return (
    <TextInput
      className={classes.name}
      aria-label={t(m.campaigns_name)}
      ref={(field) => field?.focus()}
      maxLength={MAX_CAMPAIGN_NAME_LENGTH}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={() => onEnd(false)}
      onKeyDown={(event) => {
        // Ignores Enter and Escape during text composition, because the input method handles these keys.
        if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
        // Prevents the key press from also activating the button that receives the focus.
        event.preventDefault();
        isCanceled.current = event.key === 'Escape';
        onEnd(true);
      }}
    />
  );
}
