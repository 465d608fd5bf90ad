import { Alert, Group, NativeSelect, Radio, Stack, TextInput } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { type CampaignDraft, ownZone, scheduledInstant } from './campaign-draft';
import { judgeTime, readWallClock, shownZones } from './schedule';
import { ScheduledTime } from './scheduled-time';
import { useClockTime } from './use-clock-time';
import { useClocks } from './use-clocks';

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
        <Stack gap="xs" mt="xs">
          <Radio value="now" label={t(m.campaigns_now)} description={t(m.campaigns_now_text)} />
          <Radio value="later" label={t(m.campaigns_later)} description={t(m.campaigns_later_text)} />
        </Stack>
      </Radio.Group>
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
      {draft.when === 'later' && verdict === 'past' && (
        <Alert color="red" variant="light" role="alert" title={t(m.campaigns_time_past)} />
      )}
      {draft.when === 'later' && verdict === 'too-soon' && (
        <Alert color="red" variant="light" role="alert" title={t(m.campaigns_time_too_soon)} />
      )}
    </Stack>
  );
}
