import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { previewCampaign } from '~/api/campaigns';
import type { ApiError } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import { type Translator, useFormatLocale, useT } from '~/i18n/use-t';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { Card } from '~/ui/page/card';
import { formatTimeAgo } from '~/ui/time/format-time-ago';
import { useNow } from '~/ui/time/use-now';
import type { SendState } from '../../send/send-machine';
import { getAudienceKey } from '../draft/campaign-draft';
import { describeDetail } from '../review/describe-rejection';
import type { CampaignWizardState } from '../use-campaign-wizard';
import { AudienceBar } from './audience-bar';
import { CampaignLabelList } from './campaign-label-list';
import { describeVoidReason } from './describe-void-reason';
import classes from './recipient-count-card.module.css';

interface RecipientCountCardProps {
  readonly wizard: CampaignWizardState;
  /** Content shown after the refresh button. */
  readonly action?: ReactNode;
}

/** Shows the number of recipients, or the reason why the count is no longer valid. Dimmed during a refresh. */
export function RecipientCountCard({ wizard, action }: RecipientCountCardProps) {
  const t = useT();
  const { draft, state, step, counted, counting, movedFrom, isSending, isCountable, count } = wizard;
  const isOff = useOperationAvailability(previewCampaign) !== 'on';
  const isCounting = counting.step === 'counting';
  const isCurrent = counted !== null && counted.audience === getAudienceKey(draft);
  const shown = isCurrent ? counted.preview : null;
  const again = shown ? t(m.campaigns_count_again) : t(m.campaigns_count_now);
  const invalid = step === 'review' && !isCounting ? explainInvalidCount(t, state) : null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is meant for form fields
    <div role="group" aria-label={t(m.campaigns_count)} aria-busy={isCounting}>
      <Card
        title={t(m.campaigns_step_audience_short)}
        hint={
          <span className={classes.hint}>
            {shown && <CountedAt at={shown.at} />}
            {/* One element in both forms, so that it keeps the focus while the recipients are counted. */}
            <Button
              variant={invalid === null ? 'subtle' : 'default'}
              color="gray"
              size="xs"
              {...(invalid === null && { px: 6 })}
              aria-label={again}
              title={again}
              disabled={!isCountable || isSending}
              // The button stays enabled while the recipients are being counted, because a disabled button would lose
              // the focus.
              onClick={() => void count()}
            >
              {invalid === null ? <IconRefresh size={16} aria-hidden /> : again}
            </Button>
            {action}
          </span>
        }
      >
        {shown ? (
          <AudienceBar preview={shown} labels={draft.labels} movedFrom={movedFrom} isCounting={isCounting} />
        ) : (
          <div className={classes.total}>
            <span role="status">{isCounting ? t(m.campaigns_counting) : t(m.campaigns_not_counted)}</span>{' '}
            <CampaignLabelList labels={draft.labels} />
          </div>
        )}
        {isOff && <Alert color="yellow" variant="light" title={t(m.campaigns_preview_off)} />}
        {counting.step === 'failed' && <CountFailure error={counting.error} />}
        {invalid !== null && <Text size="sm">{invalid}</Text>}
      </Card>
    </div>
  );
}

/** Returns the reason why the recipients must be counted again. Returns null if the count is valid or missing. */
function explainInvalidCount(t: Translator, state: SendState): string | null {
  if (state.name === 'refused') return t(m.campaigns_recount_rejected);
  return state.name === 'draft' && state.voided !== null ? describeVoidReason(t, state.voided) : null;
}

/** @param at time of the count in milliseconds since the epoch */
function CountedAt({ at }: { readonly at: number }) {
  const t = useT();
  const locale = useFormatLocale();
  const now = useNow(10_000);
  const isFresh = now - at < 60_000;
  return (
    <span>
      {isFresh
        ? t(m.campaigns_counted_just_now)
        : t(m.campaigns_counted_ago, { ago: formatTimeAgo(t, at, now, locale) ?? '' })}
    </span>
  );
}

/**
 * Explains why there is no count. A value that the platform rejects is explained with the same sentence as after a
 * rejected send.
 */
function CountFailure({ error }: { readonly error: ApiError | null }) {
  const t = useT();
  if (error === null) {
    return <Alert color="red" variant="light" role="alert" title={t(m.campaigns_count_failed)} />;
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
            <Text size="sm">{describeDetail(t, field)}</Text>
            <Text size="xs" c="dimmed" className="raw-text">
              {field.field}: {field.message}
            </Text>
          </div>
        ))}
      </Stack>
    </Alert>
  );
}
