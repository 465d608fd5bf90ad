import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from './day-ruler-card.module.css';
import { type QuietHours, setQuietHours } from './quiet-hours';
import { useQuietHours } from './quiet-hours-notice';
import { getTimeZoneCity } from './zone-names';

/** The quiet hours that are suggested when the user turns quiet hours on. */
const USUAL: QuietHours = { from: '21:00', to: '08:00' };

/** Turns the quiet hours of this browser on or off, and sets their start and end. */
export function QuietHoursFields({ zone }: { readonly zone: string }) {
  const t = useT();
  const stored = useQuietHours();
  const [typed, setTyped] = useState(stored ?? USUAL);
  const change = (hours: QuietHours) => {
    setTyped(hours);
    // Ignores a field that is temporarily empty while the user edits it.
    if (hours.from !== '' && hours.to !== '' && hours.from !== hours.to) setQuietHours(hours);
  };
  return (
    <div className={classes.quietFields}>
      <Checkbox
        label={t(m.campaigns_quiet)}
        checked={stored !== null}
        onChange={({ currentTarget: { checked } }) => setQuietHours(checked ? typed : null)}
      />
      {stored && (
        <span className={classes.quietTimes}>
          <TextInput
            type="time"
            size="xs"
            aria-label={t(m.campaigns_quiet_from)}
            value={typed.from}
            onChange={({ currentTarget }) => change({ ...typed, from: currentTarget.value })}
          />
          <span aria-hidden>–</span>
          <TextInput
            type="time"
            size="xs"
            aria-label={t(m.campaigns_quiet_to)}
            value={typed.to}
            onChange={({ currentTarget }) => change({ ...typed, to: currentTarget.value })}
          />
          <span className="dimmed">{getTimeZoneCity(zone)}</span>
        </span>
      )}
    </div>
  );
}
