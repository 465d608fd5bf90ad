import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { getConfiguration } from '~/api/configuration';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { isStartOfNumber, parseTypedNumber } from '~/lib/json/parse-number';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import { useScope } from '~/session/scope-context';
import { Dialog } from '~/ui/overlay/dialog';
import { useNow } from '~/ui/time/use-now';
import { requiresPassword } from '../../send/requires-password';
import { MIN_CONFIRMATION_INTERVAL, type RecipientCount } from '../../send/send-machine';
import { getScheduledInstant } from '../draft/campaign-draft';
import { getAccountLabels } from '../get-account-labels';
import { useZonedTimesText } from '../schedule/use-clock-time-format';
import type { CampaignWizardState } from '../use-campaign-wizard';
import { CountdownButton } from './countdown-button';
import { NotSentNotice } from './not-sent-notice';
import { PauseNotice } from './pause-notice';
import classes from './send-dialog.module.css';

interface SendDialogProps {
  readonly wizard: CampaignWizardState;
  readonly preview: RecipientCount;
  /** The end of the pause between sends in milliseconds since the epoch. Zero if there is none. */
  readonly pauseEnd: number;
  /** The IDs of earlier sends of this campaign that the user wants to repeat. */
  readonly repeats: readonly string[];
}

/**
 * Confirms sending in two steps. The user types the recipient count, and presses the button at least a second later.
 */
export function SendDialog({ wizard, preview, pauseEnd, repeats }: SendDialogProps) {
  const t = useT();
  const { account, instance } = getAccountLabels(t, useScope());
  const formatTimes = useZonedTimesText();
  const [typed, setTyped] = useState('');
  const { draft, state, isSending, notSent, arm, disarm, close, send } = wizard;
  const count = preview.reachable;
  const isRight = parseTypedNumber(typed) === count;
  const [isLeft, setLeft] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // Hides the error while the number is still being typed.
  const isWrong = typed.trim() !== '' && !isRight && (isLeft || !isStartOfNumber(typed, count));
  const armedAt = state.name === 'armed' ? state.armedAt : null;
  const at = draft.when === 'later' ? getScheduledInstant(draft) : null;
  const from = markHiddenCharacters(draft.from?.name ?? '');
  const labels = draft.labels.map(({ title }) => markHiddenCharacters(title));
  const now = useNow(armedAt === null ? 1000 : 100);
  return (
    <Dialog
      title={at === null ? t(m.campaigns_send_title, { count }) : t(m.campaigns_schedule_title, { count })}
      onClose={isSending ? () => {} : close}
      closeOnClickOutside={false}
    >
      <Stack>
        <Text c="dimmed">
          {at === null
            ? t(m.campaigns_will_now, { from, labels })
            : t(m.campaigns_will_later, {
                from,
                labels,
                when: formatTimes(at, draft.from?.timezone ?? null),
              })}{' '}
          {t(m.campaigns_final)}
          {requiresPassword(count, getConfiguration().reauthenticateAbove) &&
            ` ${t(m.campaigns_password_hint)}`}
        </Text>
        <div>
          <Text>{markHiddenCharacters(account)}</Text>
          <Text size="sm" c="dimmed">
            {markHiddenCharacters(instance)}
          </Text>
        </div>
        <TextInput
          ref={field}
          label={t(m.campaigns_type_count, { count })}
          data-autofocus
          classNames={{ input: classes.number }}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          error={isWrong ? t(m.campaigns_type_count_wrong) : undefined}
          readOnly={isSending}
          onFocus={() => setLeft(false)}
          onBlur={() => setLeft(true)}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            if (parseTypedNumber(value) === count) void arm(count);
            else disarm();
          }}
        />
        {!isSending && <PauseNotice end={pauseEnd} keepsSpace />}
        {notSent && <NotSentNotice notSent={notSent} when={draft.when} />}
        <Text size="sm" c="dimmed" role="status" className={classes.state}>
          {isSending && t(m.campaigns_sending, { count, when: draft.when })}
          {armedAt !== null && !isSending && t(m.campaigns_recipients_confirmed, { count })}
        </Text>
        <Group data-foot justify="flex-end" gap="xs">
          <Button variant="default" disabled={isSending} onClick={close}>
            {t(m.common_cancel)}
          </Button>
          <CountdownButton
            isReady={armedAt !== null}
            until={Math.max(armedAt === null ? 0 : armedAt + MIN_CONFIRMATION_INTERVAL, pauseEnd)}
            now={now}
            isSending={isSending}
            onAct={() =>
              void send(repeats).then((isTried) => {
                if (!isTried) return;
                // Clears the typed number, because the user must confirm again if sending failed before the request
                // left the browser.
                setTyped('');
                field.current?.focus();
              })
            }
          >
            {isSending && t(m.campaigns_sending_short, { when: draft.when })}
            {!isSending &&
              (at === null ? t(m.campaigns_send, { count }) : t(m.campaigns_schedule, { count }))}
          </CountdownButton>
        </Group>
      </Stack>
    </Dialog>
  );
}
