import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { type T, useT } from '~/i18n/use-t';
import { markHidden } from '~/lib/hidden-characters';
import { useScope } from '~/session/scope-context';
import classes from './attention-line.module.css';
import { nameOf, needsAttention } from './campaign-rows';
import type { LedgerView } from './ledger-query';
import type { Attempt } from './send/attempt';

interface AttentionLineProps {
  readonly view: LedgerView;
  /** All of it stands below. */
  readonly isHere: boolean;
}

/** One line for all that a person has to look after, on every tab; nothing where there is nothing. */
export function AttentionLine({ view, isHere }: AttentionLineProps) {
  const t = useT();
  const workspace = useScope().slug;
  const wanting = view.attempts.filter(needsAttention);
  const unreadable = view.quarantined.filter(({ released }) => released === null).length;
  if (wanting.length + unreadable === 0) return null;
  const [only] = wanting.length + unreadable === 1 ? wanting : [];
  return (
    <div className={classes.line}>
      <IconAlertTriangle size={16} aria-hidden />
      <p>
        {only && <OneAttempt t={t} attempt={only} name={markHidden(nameOf(only, view.names))} />}
        {!only && wanting.length > 0 && (
          <strong>{t(m.campaign_list_attention_many, { count: wanting.length })}</strong>
        )}{' '}
        {unreadable > 0 && t(m.campaign_list_attention_unreadable, { count: unreadable })}
      </p>
      {(only || !isHere) && (
        <Button
          variant="default"
          size="compact-sm"
          renderRoot={(props) =>
            only ? (
              <Link
                {...props}
                to="/$workspace/campaigns/$attemptId"
                params={{ workspace, attemptId: only.id }}
              />
            ) : (
              <Link
                {...props}
                to="/$workspace/campaigns"
                params={{ workspace }}
                search={{ state: 'attention' }}
              />
            )
          }
        >
          {t(m.campaign_list_resolve)}
        </Button>
      )}
    </div>
  );
}

interface OneAttemptProps {
  readonly t: T;
  readonly attempt: Attempt;
  readonly name: string;
}

function OneAttempt({ t, attempt: { state, confirmedRecipients }, name }: OneAttemptProps) {
  if (state.name === 'sent-without-id')
    return <strong>{t(m.campaign_list_attention_without_id, { name })}</strong>;
  return (
    <>
      <strong>{t(m.campaign_list_attention_one, { name })}</strong>{' '}
      {t(m.campaign_list_attention_reach, { count: confirmedRecipients })}
    </>
  );
}
