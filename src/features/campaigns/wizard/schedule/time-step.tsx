import { Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { getDayKey } from '~/lib/time/day-key';
import { formatDuration } from '~/lib/time/format-duration';
import { useScope } from '~/session/scope-context';
import { Banner } from '~/ui/notice/banner';
import { useSecondsLeft } from '~/ui/time/use-seconds-left';
import { ledgerQuery } from '../../ledger-query';
import { type CampaignDraft, getScheduledInstant } from '../draft/campaign-draft';
import { DayPicker } from './day-picker';
import { DayRulerCard } from './day-ruler-card';
import { FarDateNotice } from './far-date-notice';
import { getQuietZone, QuietHoursNotice, useQuietHours } from './quiet-hours-notice';
import { checkScheduledTime, listSuggestedTimes, resolveWallClock, toWallClockInputs } from './schedule';
import classes from './time-step.module.css';
import { useClockTimeFormat } from './use-clock-time-format';
import { useLocalAndServerTime } from './use-local-and-server-time';
import { ZoneField } from './zone-field';
import { getBrowserZone, isTimeZone, listMainZones } from './zones';

interface TimeStepProps {
  readonly draft: CampaignDraft;
  readonly onEdit: (change: Partial<CampaignDraft>) => void;
}

/** Selects an immediate send or a scheduled time, which must be unambiguous. */
export function TimeStep({ draft, onEdit }: TimeStepProps) {
  const t = useT();
  const at = getScheduledInstant(draft);
  const { now, serverNow } = useLocalAndServerTime();
  const verdict = at === null ? null : checkScheduledTime(at, now, serverNow);
  const inboxZone = draft.from?.timezone ?? null;
  const isLater = draft.when === 'later';
  const quietHours = useQuietHours();
  return (
    <Stack gap="md">
      <Radio.Group
        label={t(m.campaigns_when_label)}
        labelProps={{ className: 'visually-hidden' }}
        className={classes.card}
        value={draft.when}
        onChange={(value) => onEdit({ when: value === 'later' ? 'later' : 'now' })}
      >
        <Radio className={classes.option} value="now" label={t(m.campaigns_now)} />
        <Radio className={classes.option} value="later" label={t(m.campaigns_later)} />
        {isLater && <LaterFields draft={draft} onEdit={onEdit} now={now} />}
      </Radio.Group>
      {isLater && at !== null && isTimeZone(draft.zone) && (
        <DayRulerCard
          at={at}
          zones={[
            draft.zone,
            ...listMainZones(getBrowserZone(), inboxZone).filter((zone) => zone !== draft.zone),
          ]}
          quietHours={quietHours}
          quietZone={getQuietZone(draft)}
        />
      )}
      <QuietHoursNotice draft={draft} now={now} />
      {isLater && verdict === 'far' && <FarDateNotice draft={draft} onEdit={onEdit} />}
      {isLater && verdict === 'past' && <Banner tone="bad" role="alert" title={t(m.campaigns_time_past)} />}
      {isLater && verdict === 'too-soon' && (
        <Banner tone="bad" role="alert" title={t(m.campaigns_time_too_soon)} />
      )}
    </Stack>
  );
}

interface LaterFieldsProps extends TimeStepProps {
  /** The current time in milliseconds since the epoch. */
  readonly now: number;
}

/** A calendar for the day, and fields for date, time and time zone. */
function LaterFields({ draft, onEdit, now }: LaterFieldsProps) {
  const t = useT();
  const clockTime = useClockTimeFormat();
  const inboxZone = draft.from?.timezone ?? null;
  const wall = resolveWallClock(draft.date, draft.time, draft.zone);
  const zone = isTimeZone(draft.zone) ? draft.zone : 'UTC';
  const question = wall.kind === 'never' ? t(m.campaigns_time_never) : t(m.campaigns_time_twice);
  return (
    <div className={classes.later}>
      <DayPicker
        value={draft.date}
        today={toWallClockInputs(now, zone).date}
        taken={useTakenDays()}
        zones={listMainZones(zone, inboxZone)}
        onChange={(date) => onEdit({ date, choice: null })}
      />
      <div className={classes.fields}>
        <UsualTimes draft={draft} onEdit={onEdit} now={now} />
        <div className={classes.moment}>
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
        </div>
        <ZoneField
          zone={draft.zone}
          inboxZone={inboxZone}
          onChange={(value) => onEdit({ zone: value, choice: null })}
        />
        {(wall.kind === 'never' || wall.kind === 'twice') && (
          <Banner
            tone="warn"
            role="status"
            below={
              <Radio.Group
                // The group repeats the question of the banner as its accessible name.
                label={question}
                labelProps={{ className: 'visually-hidden' }}
                value={draft.choice}
                onChange={(value) => onEdit({ choice: value === 'later' ? 'later' : 'earlier' })}
              >
                <Stack gap="xs">
                  <Radio value="earlier" label={clockTime(wall.earlier, draft.zone)} />
                  <Radio value="later" label={clockTime(wall.later, draft.zone)} />
                </Stack>
              </Radio.Group>
            }
          >
            {question}
          </Banner>
        )}
        <div>
          <Remaining at={getScheduledInstant(draft)} />
          <Text size="sm" c="dimmed">
            {t(m.campaigns_later_text)}
          </Text>
        </div>
      </div>
    </div>
  );
}

/** @param at scheduled time in milliseconds since the epoch, or null to render nothing */
function Remaining({ at }: { readonly at: number | null }) {
  const t = useT();
  const seconds = useSecondsLeft(at ?? 0);
  if (seconds <= 0) return null;
  return (
    <Text size="sm" aria-live="off">
      {t(m.campaigns_remaining, { left: formatDuration(seconds * 1000, t.language) })}
    </Text>
  );
}

/** Returns the days on which this browser's other campaigns were or will be sent. */
function useTakenDays(): ReadonlySet<string> {
  const { data: view } = useQuery(ledgerQuery(useScope()));
  const times = (view?.attempts ?? [])
    .filter(({ state }) => state.name !== 'refused')
    .map(({ content, sentAt }) => (content.scheduledAt === null ? sentAt : Date.parse(content.scheduledAt)));
  return new Set(times.map((at) => getDayKey(new Date(at))));
}

/** Buttons that select a suggested time in the current time zone. */
function UsualTimes({ draft, onEdit, now }: LaterFieldsProps) {
  const t = useT();
  const format = new Intl.DateTimeFormat(useFormatLocale(), {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return (
    <Group gap="xs" role="group" aria-label={t(m.campaigns_usual_times)}>
      {listSuggestedTimes(now, draft.zone).map(({ date, time }) => (
        <Button
          key={`${date} ${time}`}
          variant={draft.date === date && draft.time === time ? 'light' : 'default'}
          size="compact-xs"
          aria-pressed={draft.date === date && draft.time === time}
          onClick={() => onEdit({ date, time, choice: null })}
        >
          {/* Formats in UTC, so that the wall-clock time isn't converted to another zone. */}
          {format.format(new Date(`${date}T${time}:00Z`))}
        </Button>
      ))}
    </Group>
  );
}
