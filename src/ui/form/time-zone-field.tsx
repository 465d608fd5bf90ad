import { Group, Text } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { findZones } from '~/lib/time/find-zones';
import { formatZoneTime, getClockTime, listZones } from '~/lib/time/time-zones';
import { useNow } from '../time/use-now';
import { SearchableSelect } from './searchable-select';
import classes from './time-zone-field.module.css';

interface TimeZoneFieldProps {
  readonly value: string;
  readonly onChange: (zone: string) => void;
  readonly onBlur: () => void;
  readonly error?: string | undefined;
  /** True to focus the field when it appears. */
  readonly isFocused?: boolean;
}

/** The number of options rendered at once. Others are found by searching. */
const MAX_OPTIONS = 60;

/** Selects an IANA time zone, and shows its current time. Keeps a stored zone that the browser doesn't know. */
export function TimeZoneField({ value, onChange, onBlur, error, isFocused }: TimeZoneFieldProps) {
  const t = useT();
  const language = useFormatLocale();
  const now = useNow(10_000);
  const known = listZones();
  const zones = value === '' || known.includes(value) ? known : [value, ...known];
  const time = formatZoneTime(value, now, language);
  const clock = getClockTime(value, now, language);
  return (
    <SearchableSelect
      ref={isFocused ? focusField : undefined}
      label={t(m.common_time_zone)}
      description={
        time === null
          ? t(value === '' ? m.teams_timezone_hint : m.zones_unknown)
          : t(m.teams_local_time, { time })
      }
      // Visually hides a description that repeats the time in the field, because only screen readers need this
      // description.
      descriptionProps={time === null ? {} : { className: 'visually-hidden' }}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...(clock !== null && {
        classNames: { wrapper: classes.zone },
        rightSection: (
          <span className={classes.clock}>
            {t(m.teams_time_now, { time: clock })}
            <IconSelector size={16} />
          </span>
        ),
        rightSectionWidth: 'auto',
        rightSectionPointerEvents: 'none',
      })}
      data={zones}
      value={value || null}
      onChange={(zone) => onChange(zone ?? '')}
      onBlur={onBlur}
      error={error}
      allowDeselect={false}
      limit={MAX_OPTIONS}
      nothingFoundMessage={t(m.teams_timezone_none)}
      filter={({ search, limit }) =>
        findZones(zones, search === value ? '' : search, { now, language })
          .slice(0, limit)
          .map((zone) => ({ value: zone, label: zone }))
      }
      renderOption={({ option }) => (
        <Group justify="space-between" wrap="nowrap" w="100%">
          <span>{option.value}</span>
          <Text span size="xs" c="dimmed">
            {formatZoneTime(option.value, now, language)}
          </Text>
        </Group>
      )}
    />
  );
}

function focusField(field: HTMLElement | null) {
  field?.focus();
}
