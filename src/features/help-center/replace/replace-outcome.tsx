// Shows the outcome of a replacement in several articles, on the page where it was started.
import { Alert, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { SearchQuery } from '~/lib/text/article-hits';
import { describeRowState } from '~/records/run/describe-row-state';
import type { RowState } from '~/records/run/process-rows';
import { useScope } from '~/session/scope-context';
import { TextWithArrows } from '~/ui/text/text-with-arrows';
import { describeReplacement } from './replace-labels';

/** A finished replacement with the outcome of each article. */
export interface FinishedReplacement {
  readonly sought: SearchQuery;
  readonly states: readonly RowState[];
}

export function ReplaceOutcome({ run: { sought, states } }: { readonly run: FinishedReplacement }) {
  const t = useT();
  const counts = new Map([[t(m.help_center_articles), states.length]]);
  for (const state of states) {
    const { label } = describeRowState(t, state);
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const isSaved = states.every(({ step }) => step === 'saved');
  return (
    <Alert
      role="status"
      color={isSaved ? 'blue' : 'yellow'}
      title={<TextWithArrows text={describeReplacement(t, sought)} />}
    >
      <Text size="sm">{[...counts].map(([label, count]) => `${label}: ${count}`).join(' · ')}</Text>
      {states.some(({ step }) => step === 'saved') && <ActivityLink />}
    </Alert>
  );
}

/** Links to the activity page, where a whole run can be undone. */
export function ActivityLink() {
  const t = useT();
  const workspace = useScope().slug;
  return (
    <Text size="sm">
      {t(m.portal_replace_run_undo)}{' '}
      <Link to="/$workspace/activity" params={{ workspace }}>
        {t(m.common_activity)}
      </Link>
      .
    </Text>
  );
}
