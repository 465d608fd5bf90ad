import { ActionIcon, Alert, Stack, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { previewCampaign } from '~/api/campaigns';
import type { ApiError } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { useAvailability } from '~/session/use-availability';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { timeAgo } from '~/ui/time/time-ago';
import { useNow } from '~/ui/time/use-now';
import type { Preview } from '../../send/send-machine';
import { audienceKeyOf } from '../draft/campaign-draft';
import { detailSentence } from '../review/refusal-place';
import type { CampaignWizardState } from '../use-campaign-wizard';
import classes from '../wizard.module.css';
import { voidSentence } from './void-sentence';

interface CountLineProps {
  readonly wizard: CampaignWizardState;
}

/** How many the campaign reaches: not yet, so many, nobody; dimmed while it is counted again, and why it no longer holds. */
export function CountLine({ wizard }: CountLineProps) {
  const t = useT();
  const { draft, state, step, counted, counting, movedFrom, isSending, isCountable, count } = wizard;
  const isOff = useAvailability(previewCampaign) !== 'on';
  const isCounting = counting.step === 'counting';
  const isOfThis = counted !== null && counted.audience === audienceKeyOf(draft);
  const shown = isOfThis ? counted : null;
  const again = shown ? t(m.campaigns_count_again) : t(m.campaigns_count_now);
  return (
    <Stack
      gap={4}
      className={classes.amount}
      role="group"
      aria-label={t(m.campaigns_count)}
      aria-busy={isCounting}
    >
      <div className={classes.heading}>
        <div role="status" className={isCounting || !shown ? classes.dim : undefined}>
          {shown ? (
            <Reached preview={shown.preview} movedFrom={movedFrom} />
          ) : (
            <Uncounted isCounting={isCounting} />
          )}
        </div>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={again}
          title={again}
          disabled={!isCountable || isSending}
          // Not disabled while it counts: a button that is would let go of the focus.
          onClick={() => void count()}
        >
          <IconRefresh size={16} aria-hidden />
        </ActionIcon>
      </div>
      {shown && <Unreached preview={shown.preview} />}
      {isOff && <Alert color="yellow" variant="light" title={t(m.campaigns_preview_off)} />}
      {counting.step === 'failed' && <CountFailure error={counting.error} />}
      {step === 'review' && !isCounting && state.name === 'refused' && (
        <Text size="sm">{t(m.campaigns_void_refused)}</Text>
      )}
      {step === 'review' && !isCounting && state.name === 'draft' && state.voided !== null && (
        <Text size="sm">{voidSentence(t, state.voided)}</Text>
      )}
    </Stack>
  );
}

const Uncounted = ({ isCounting }: { readonly isCounting: boolean }) => {
  const t = useT();
  return <Text component="span">{isCounting ? t(m.campaigns_counting) : t(m.campaigns_not_counted)}</Text>;
};

interface ReachedProps {
  readonly preview: Preview;
  readonly movedFrom: number | null;
}

function Reached({ preview: { reachable }, movedFrom }: ReachedProps) {
  const t = useT();
  return (
    <>
      <b>{reachable === 0 ? t(m.campaigns_nobody) : t(m.campaigns_recipient_count, { count: reachable })}</b>
      {movedFrom !== null && <div>{t(m.campaigns_count_moved, { before: movedFrom })}</div>}
    </>
  );
}

/** When it was counted, and who of them all can't be reached. */
function Unreached({ preview }: { readonly preview: Preview }) {
  const t = useT();
  const locale = useFormatLocale();
  const now = useNow(10_000);
  const { at, reachable, total, noChannel, blocked } = preview;
  const known = (value: number | null) => value ?? t(m.common_unknown);
  const isFresh = now - at < 60_000;
  return (
    <div className={classes.small}>
      <div>
        {isFresh
          ? t(m.campaigns_updated_now)
          : t(m.campaigns_updated, { ago: timeAgo(t, at, now, locale) ?? '' })}
      </div>
      {reachable === 0 && total !== null && <div>{t(m.campaigns_of_contacts, { total })}</div>}
      <div>
        {noChannel === null && blocked === null
          ? t(m.campaigns_not_reached_untold)
          : t(m.campaigns_not_reached, { noChannel: known(noChannel), blocked: known(blocked) })}
      </div>
      {reachable === 0 && <div>{t(m.campaigns_nobody_choose)}</div>}
    </div>
  );
}

/** Explains a missing count. A refused value gets the same sentence as a refused send. */
function CountFailure({ error }: { readonly error: ApiError | null }) {
  const t = useT();
  if (error === null) {
    return <Alert color="red" variant="light" role="alert" title={t(m.campaigns_count_broken)} />;
  }
  const { problem } = error;
  if (problem.kind !== 'invalid' || problem.fields.length === 0) {
    return <ProblemNotice error={error} purpose="trial" />;
  }
  return (
    <Alert color="red" variant="light" role="alert" title={t(m.campaigns_count_refused_title)}>
      <Stack gap="xs">
        {problem.fields.map((field) => (
          <div key={`${field.field} ${field.code} ${field.message}`}>
            <Text size="sm">{detailSentence(t, field)}</Text>
            <Text size="xs" c="dimmed" className="raw-text">
              {field.field}: {field.message}
            </Text>
          </div>
        ))}
      </Stack>
    </Alert>
  );
}
