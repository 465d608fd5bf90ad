import { Alert, Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { markHidden } from '~/lib/hidden-characters';
import { useScope } from '~/session/scope-context';
import { EmptyState } from '~/ui/empty-state';
import { Facts } from '~/ui/facts';
import { Page } from '~/ui/page';
import { Time } from '~/ui/time';
import { useNow } from '~/ui/use-now';
import { useChannelNames } from './channel-names';
import { DraftAgainButton } from './draft-again-button';
import { attemptById, ledgerQuery } from './ledger-query';
import { outcomeWords } from './outcome-words';
import { ReadBack } from './read-back';
import type { Attempt } from './send/attempt';
import { isGivenUp, isOpen } from './send/send-machine';
import { SettleForm } from './settle-form';
import { RefusalDetails } from './wizard/refusal-details';
import { useClockTime } from './wizard/use-clock-time';

/** One attempt: what, to how many, when, what came of it; and, where nobody knows, the two ways out. */
export function AttemptScreen({ attemptId }: { readonly attemptId: string }) {
  const t = useT();
  const scope = useScope();
  const ledger = useQuery(ledgerQuery(scope));
  const attempt = attemptById(ledger.data, attemptId);
  return (
    <Page
      title={t(m.campaigns_attempt_title)}
      actions={
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link to="/$workspace/campaigns" params={{ workspace: scope.slug }} {...props} />
          )}
        >
          {t(m.campaigns_all)}
        </Button>
      }
    >
      {ledger.error && (
        <Alert color="red" variant="light" role="alert" title={t(m.campaigns_ledger_unreadable)} />
      )}
      {ledger.isPending && <Text role="status">{t(m.common_loading)}</Text>}
      {ledger.data && !attempt && (
        <EmptyState title={t(m.campaigns_attempt_missing_title)} text={t(m.campaigns_attempt_missing)} />
      )}
      {attempt && <AttemptDetails attempt={attempt} name={ledger.data?.names.get(attempt.id)} />}
    </Page>
  );
}

function AttemptDetails({ attempt, name }: { readonly attempt: Attempt; readonly name: string | undefined }) {
  const t = useT();
  const number = new Intl.NumberFormat(useFormatLocale());
  const { state, content, names, plan } = attempt;
  const { title, text, color } = outcomeWords(t, attempt, useNow(1000));
  const channels = useChannelNames();
  const clockTime = useClockTime();
  const moment = (at: number) => <Time key={at} value={new Date(at).toISOString()} />;
  return (
    <Stack gap="md">
      <Alert color={color} variant="light" title={title}>
        <Text size="sm">{text}</Text>
        {state.name === 'refused' && <RefusalDetails refused={state} />}
      </Alert>
      {(isOpen(state) || isGivenUp(state)) && <SettleForm attempt={attempt} />}
      {state.name === 'refused' && <DraftAgainButton attempt={attempt} name={name} />}
      <Facts
        facts={[
          [t(m.campaigns_account), names.workspace],
          [t(m.common_channel), channels[content.channel]],
          [t(m.campaigns_sender), markHidden(names.sender)],
          [t(m.common_labels), markHidden(names.audience.join(', '))],
          ...(content.templateParams
            ? [[t(m.campaigns_template), `${content.message} (${content.templateParams.language})`] as const]
            : []),
          [t(m.campaigns_recipients), number.format(attempt.confirmedRecipients)],
          [
            t(m.campaigns_when),
            content.scheduledAt === null ? t(m.campaigns_now) : clockTime(Date.parse(content.scheduledAt)),
          ],
          [t(m.campaigns_left_at), moment(attempt.sentAt)],
          ...(attempt.endedAt === null || isOpen(state)
            ? []
            : [[t(m.campaigns_ended_at), moment(attempt.endedAt)] as const]),
          [t(m.campaigns_person), attempt.person],
          ...(plan ? [[t(m.campaigns_approval_author), plan.author] as const] : []),
          ...(state.name === 'sent' ? [[t(m.campaigns_number), state.id] as const] : []),
          ...(state.name === 'sent' && typeof state.reachableCount === 'number'
            ? [[t(m.campaigns_reachable_count), number.format(state.reachableCount)] as const]
            : []),
          ...(state.name === 'unknown' ? [[t(m.campaigns_status), state.status ?? '–'] as const] : []),
        ]}
      />
      <Paper withBorder p="sm" component="figure" m={0}>
        <Text component="figcaption" size="xs" c="dimmed">
          {t(m.campaigns_message)}
        </Text>
        <Text className="raw-text">{attempt.text}</Text>
      </Paper>
      {state.name === 'sent' && (
        <Stack gap="xs">
          <Title order={2} size="h4">
            {t(m.campaigns_read_today)}
          </Title>
          <ReadBack campaignId={state.id} />
        </Stack>
      )}
    </Stack>
  );
}
