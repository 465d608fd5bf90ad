import { NativeSelect } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { createPreloadHandlers, LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import { describeZone } from './zone-names';
import { getBrowserZone, listShownZones } from './zones';

const TimeZoneField = createLazyPart(() => import('~/ui/form/time-zone-field'), 'TimeZoneField');

/** The option that opens the search. No time zone has this name. */
const OTHER = 'other';

interface ZoneFieldProps {
  readonly zone: string;
  readonly inboxZone: string | null;
  readonly onChange: (zone: string) => void;
}

/** Selects the time zone of a scheduled time: the user's own, the inbox's, UTC, or any other one by searching. */
export function ZoneField({ zone, inboxZone, onChange }: ZoneFieldProps) {
  const t = useT();
  const [isSearching, setSearching] = useState(false);
  const field = useRef<HTMLSelectElement>(null);
  const isChosen = useRef(false);
  useEffect(() => {
    if (isSearching || !isChosen.current) return;
    isChosen.current = false;
    field.current?.focus();
  }, [isSearching]);
  if (isSearching)
    return (
      <LazyPartBoundary asked={isSearching}>
        <TimeZoneField
          isFocused
          value={zone}
          onChange={(chosen) => {
            isChosen.current = true;
            onChange(chosen);
            setSearching(false);
          }}
          onBlur={() => setSearching(false)}
        />
      </LazyPartBoundary>
    );
  const zones = [...new Set([...listShownZones(getBrowserZone(), inboxZone), zone])];
  return (
    <NativeSelect
      ref={field}
      label={t(m.common_time_zone)}
      value={zone}
      onChange={({ currentTarget: { value } }) => {
        if (value === OTHER) setSearching(true);
        else onChange(value);
      }}
      data={[
        ...zones.map((value) => ({ value, label: describeZone(t, value, inboxZone) })),
        { value: OTHER, label: t(m.campaigns_zone_other) },
      ]}
      {...createPreloadHandlers(TimeZoneField)}
    />
  );
}
