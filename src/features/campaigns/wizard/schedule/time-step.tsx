import { Alert, Button, Group, NativeSelect, Radio, Stack, TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { type CampaignDraft, scheduledInstant } from '../draft/campaign-draft';
import classes from '../wizard.module.css';
import { FarDateNotice } from './far-date-notice';
import { judgeTime, readWallClock, usualTimes } from './schedule';
import { ScheduledTime } from './scheduled-time';
import { useClockTime } from './use-clock-time';
import { useClocks } from './use-clocks';
import { ownZone, shownZones } from './zones';

interface TimeStepProps {
  readonly draft: CampaignDraft;
  readonly onEdit: (change: Partial<CampaignDraft>) => void;
}

/** Now, or later at a time that exists exactly once. */
export function TimeStep({ draft, onEdit }: TimeStepProps) {
  const t = useT();
  const clockTime = useClockTime();
  const zones = [...new Set([...shownZones(ownZone(), draft.from?.timezone ?? null), draft.zone])];
  const wall = readWallClock(draft.date, draft.time, draft.zone);
  const at = scheduledInstant(draft);
  const { now, serverNow } = useClocks();
  const verdict = at === null ? null : judgeTime(at, now, serverNow);
  return (
    <Stack gap="md">
      <Radio.Group
        label={t(m.campaigns_when_label)}
        value={draft.when}
        onChange={(value) => onEdit({ when: value === 'later' ? 'later' : 'now' })}
      >
        <div className={classes.choices}>
          {(['now', 'later'] as const).map((when) => (
            <Radio.Card key={when} value={when} className={classes.choice}>
              <b>
                {when === 'now' ? t(m.campaigns_now) : t(m.campaigns_later)}
                {draft.when === when && <IconCheck size={16} aria-hidden />}
              </b>
              <p>{when === 'now' ? t(m.campaigns_now_text) : t(m.campaigns_later_text)}</p>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      {draft.when === 'later' && <UsualTimes draft={draft} onEdit={onEdit} now={now} />}
      {draft.when === 'later' && (
        <Group align="flex-end">
          <TextInput
            type="date"
            label={t(m.campaigns_date)}
            value={draft.date}
            onChange={({ currentTarget }) => onEdit({ date: currentTarget.value, choice: null })}
          />
          <TextInput
            type="time"
            label={t(m.campaigns_time)}
            value={draft.time}
            onChange={({ currentTarget }) => onEdit({ time: currentTarget.value, choice: null })}
          />
          <NativeSelect
            label={t(m.common_time_zone)}
            value={draft.zone}
            onChange={({ currentTarget }) => onEdit({ zone: currentTarget.value, choice: null })}
            data={zones}
          />
        </Group>
      )}
      {draft.when === 'later' && (wall.kind === 'never' || wall.kind === 'twice') && (
        <Radio.Group
          label={wall.kind === 'never' ? t(m.campaigns_time_never) : t(m.campaigns_time_twice)}
          value={draft.choice}
          onChange={(value) => onEdit({ choice: value === 'later' ? 'later' : 'earlier' })}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="earlier" label={clockTime(wall.earlier, draft.zone)} />
            <Radio value="later" label={clockTime(wall.later, draft.zone)} />
          </Stack>
        </Radio.Group>
      )}
      {draft.when === 'later' && at !== null && <ScheduledTime at={at} zones={zones} />}
      {draft.when === 'later' && verdict === 'far' && <FarDateNotice draft={draft} onEdit={onEdit} />}
      {draft.when === 'later' && verdict === 'past' && (
        <Alert color="red" variant="light" role="alert" title={t(m.campaigns_time_past)} />
      )}
      {draft.when === 'later' && verdict === 'too-soon' && (
        <Alert color="red" variant="light" role="alert" title={t(m.campaigns_time_too_soon)} />
      )}
    </Stack>
  );
}

interface UsualTimesProps extends TimeStepProps {
  readonly now: number;
}

/** The times that are chosen most, in the zone that is meant, at one press each. */
function UsualTimes({ draft, onEdit, now }: UsualTimesProps) {
  const t = useT();
  const format = new Intl.DateTimeFormat(useFormatLocale(), {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return (
    <Group gap="xs" role="group" aria-label={t(m.campaigns_usual_times)}>
      {usualTimes(now, draft.zone).map(({ date, time }) => (
        <Button
          key={`${date} ${time}`}
          variant={draft.date === date && draft.time === time ? 'light' : 'default'}
          size="xs"
          aria-pressed={draft.date === date && draft.time === time}
          onClick={() => onEdit({ date, time, choice: null })}
        >
          {/* The clock's own figures, whatever the zone. */}
          {format.format(new Date(`${date}T${time}:00Z`))}
        </Button>
      ))}
    </Group>
  );
}
