import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { markHidden } from '~/lib/hidden-characters';
import { useScope } from '~/session/scope-context';
import { useNow } from '~/ui/use-now';
import { useSecondsLeft } from '~/ui/use-seconds-left';
import { ledgerQuery } from '../ledger-query';
import { isUnsettled } from '../send/attempt';
import { pausedUntil } from '../send/pause';
import { type Preview, SECOND_ACT_AFTER } from '../send/send-machine';
import { scheduledInstant } from './campaign-draft';
import { SameSentNotice } from './same-sent-notice';
import { SendWarnings } from './send-warnings';
import type { CampaignWizardState } from './use-campaign-wizard';
import { useClockTime } from './use-clock-time';

interface SendConfirmationProps {
  readonly wizard: CampaignWizardState;
  readonly preview: Preview;
}

/** The two acts: the count typed by the person, then, a second later at least, the send. */
export function SendConfirmation({ wizard, preview }: SendConfirmationProps) {
  const t = useT();
  const scope = useScope();
  const number = new Intl.NumberFormat(useFormatLocale());
  const ledger = useQuery(ledgerQuery(scope));
  const [typed, setTyped] = useState('');
  const { draft, state, arm, disarm, send, isSending } = wizard;
  const armedAt = state.name === 'armed' ? state.armedAt : null;
  const now = useNow(armedAt === null ? 1000 : 100);
  const isSecondActDue = armedAt !== null && now >= armedAt + SECOND_ACT_AFTER;
  const pauseEnd = pausedUntil(ledger.data?.lastSentAt ?? null, now) ?? 0;
  const pauseSeconds = useSecondsLeft(pauseEnd);
  const sameSent = ledger.data?.attempts.find(
    ({ fingerprint, state: { name } }) =>
      fingerprint === preview.fingerprint && (name === 'sent' || name === 'sent-without-id'),
  );
  const [isAgainMeant, setAgainMeant] = useState(false);
  const isSameUnsettled = ledger.data?.attempts.some(
    (attempt) => attempt.fingerprint === preview.fingerprint && isUnsettled(attempt),
  );
  const isLedgerRead = ledger.data !== undefined && !ledger.error;
  const mayConfirm =
    armedAt === null &&
    isLedgerRead &&
    !isSameUnsettled &&
    pauseSeconds === 0 &&
    (sameSent === undefined || isAgainMeant);
  const count = preview.reachable;
  const isRight = withoutGroups(typed) === String(count) || typed.trim() === number.format(count);
  const isWrong = typed.trim() !== '' && !isRight;
  const clockTime = useClockTime();
  const at = draft.when === 'later' ? scheduledInstant(draft) : null;
  const from = markHidden(draft.from?.name ?? '');
  return (
    <Stack gap="md">
      <SendWarnings ledger={ledger} fingerprint={preview.fingerprint} pauseSeconds={pauseSeconds} />
      {sameSent && (
        <SameSentNotice
          sentAt={sameSent.sentAt}
          isAgainMeant={isAgainMeant}
          isLocked={armedAt !== null}
          onChange={setAgainMeant}
        />
      )}
      <div>
        <Text fw={600}>
          {at === null
            ? t(m.campaigns_will_now, { count, from })
            : t(m.campaigns_will_later, {
                count,
                from,
                when: clockTime(at, draft.zone),
              })}
        </Text>
        <Text>{t(m.campaigns_final)}</Text>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isRight && mayConfirm) void arm(preview.reachable);
        }}
      >
        <Group align="flex-end">
          <TextInput
            label={t(m.campaigns_type_count)}
            description={t(m.campaigns_type_count_text)}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            error={isWrong ? t(m.campaigns_type_count_wrong) : undefined}
            disabled={isSending}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              disarm();
            }}
          />
          <Button type="submit" variant="default" disabled={!isRight || !mayConfirm}>
            {t(m.campaigns_confirm_count)}
          </Button>
        </Group>
      </form>
      <div role="status">
        {armedAt !== null && !isSending && <Text>{t(m.campaigns_armed, { count })}</Text>}
        {isSending && <Text>{t(m.campaigns_sending, { count })}</Text>}
      </div>
      {(armedAt !== null || isSending) && (
        <Button
          color="red.9"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => void send()}
          disabled={!isSecondActDue}
          loading={isSending}
        >
          {t(m.campaigns_send, { count })}
        </Button>
      )}
    </Stack>
  );
}

/** The digits of a number as it is written with groups (`1,284`, `1.284`, `1 284`); anything else as it was typed. */
function withoutGroups(typed: string): string {
  const text = typed.trim();
  return /^\d{1,3}(?:[.,'’\s]\d{3})+$/.test(text) ? text.replaceAll(/\D/g, '') : text;
}
