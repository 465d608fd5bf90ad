import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import { problemSentence } from '~/ui/problem-sentence';
import type { PlanRow, Rematch, Verdict } from './transfer';
import type { RowOutcome } from './use-import';

const VERDICTS: Record<Verdict, () => string> = {
  new: m.macros_plan_new,
  same: m.macros_plan_same,
  'name-taken': m.macros_plan_name_taken,
  unreadable: m.macros_plan_unreadable,
};

const KINDS: Record<Rematch['kind'], (inputs: { name: string }) => string> = {
  team: m.macros_target_team,
  agent: m.macros_target_agent,
  label: m.macros_target_label,
};

const listed = (t: T, targets: readonly Rematch[]) =>
  [...new Set(targets.map(({ kind, name }) => t(KINDS[kind], { name })))].join(', ');

/** What the plan says of a row, sentence by sentence. */
export function planWords(t: T, row: PlanRow): readonly string[] {
  const { verdict, rematched, unmatched, unsupported } = row;
  return [
    t(VERDICTS[verdict]),
    ...(rematched.length > 0 ? [t(m.macros_plan_rematched, { targets: listed(t, rematched) })] : []),
    ...(unmatched.length > 0 ? [t(m.macros_plan_unmatched, { targets: listed(t, unmatched) })] : []),
    ...(unsupported.length > 0 ? [t(m.macros_plan_unsupported, { names: unsupported.join(', ') })] : []),
  ];
}

/** What became of a row, in words; nothing where nothing was tried. */
export function outcomeWords(t: T, outcome: RowOutcome | undefined): string {
  switch (outcome?.step) {
    case undefined:
      return '';
    case 'waiting':
      return t(m.macros_row_waiting);
    case 'sending':
      return t(m.common_saving);
    case 'done':
      if (outcome.doubles.length > 0)
        return t(m.macros_row_doubles, { numbers: [outcome.macroId, ...outcome.doubles].join(', ') });
      return t(outcome.isOther ? m.macros_row_done_other : m.macros_row_done);
    case 'refused': {
      const { title } = problemSentence(t, outcome.error, 'write');
      const { problem } = outcome.error;
      const fields = problem.kind === 'invalid' ? problem.fields.map(({ message }) => message) : [];
      return [`${title}.`, ...fields].join(' ');
    }
    case 'no-trace':
      return t(m.macros_row_no_trace);
    case 'unknown':
      return t(m.macros_row_unknown);
  }
}
