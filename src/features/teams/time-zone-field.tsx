import { Group, Select, Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { findZones } from '~/lib/time/find-zones';
import { knownZones, timeIn } from '~/lib/time/time-zones';
import { useNow } from '~/ui/time/use-now';

interface TimeZoneFieldProps {
  readonly value: string;
  readonly onChange: (zone: string) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
}

/** More are never drawn at once: whoever looks for one types a part of its name. */
const MOST_OPTIONS = 60;

/** A zone by its IANA name, with the time that it is there now. One that this browser doesn't know stays as it came. */
export function TimeZoneField({ value, onChange, onBlur, error }: TimeZoneFieldProps) {
  const t = useT();
  const language = useFormatLocale();
  const now = useNow(10_000);
  const known = knownZones();
  const zones = value === '' || known.includes(value) ? known : [value, ...known];
  const time = timeIn(value, now, language);
  return (
    <Select
      label={t(m.common_time_zone)}
      description={
        time === null
          ? value === ''
            ? t(m.teams_timezone_hint)
            : t(m.teams_timezone_unknown)
          : t(m.teams_time_there, { time })
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={zones}
      value={value || null}
      onChange={(zone) => onChange(zone ?? '')}
      onBlur={onBlur}
      error={error}
      searchable
      allowDeselect={false}
      limit={MOST_OPTIONS}
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
            {timeIn(option.value, now, language)}
          </Text>
        </Group>
      )}
    />
  );
}
