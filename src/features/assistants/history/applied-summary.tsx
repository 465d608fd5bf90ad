import { useEffect, useState } from 'react';
import type { AppliedEdits } from '~/drafts/applied-edits';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { whenIdle } from '~/ui/when-idle';
import own from './history.module.css';
import { type AppliedSummary, summarizeApplied } from './summarize-applied';

/** One line about what an entry changed. Comparing long texts takes time, so the list is drawn first. */
export function AppliedSummaryLine({ entry: { id, before, after } }: { readonly entry: AppliedEdits }) {
  const t = useT();
  const [summary, setSummary] = useState<AppliedSummary | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry's versions never change
  useEffect(() => {
    if (!before || !after) return;
    return whenIdle(() => setSummary(summarizeApplied(t, before, after)), 1000);
  }, [id, t]);
  if (!before || !after) return <p className={own.summary}>{t(m.assistants_applied_unread)}</p>;
  if (!summary) return null;
  return (
    <p className={own.summary} dir="auto">
      {summary.sentence}
      {summary.more > 0 && ` · ${t(m.translations_further, { count: summary.more })}`}
    </p>
  );
}
