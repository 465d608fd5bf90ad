// The status of one row of a run (a bulk operation), as a short label and, if needed, an explanation.
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import { describeProblem } from '~/ui/notice/describe-problem';
import type { RowState } from './process-rows';

export interface RowDescription {
  readonly label: string;
  /** The explanation or next step. Empty if the label is sufficient. */
  readonly text: string;
}

export function describeRowState(t: Translator, state: RowState): RowDescription {
  switch (state.step) {
    case 'waiting':
      return { label: t(m.records_row_waiting), text: '' };
    case 'running':
      return { label: t(state.progress === 'sending' ? m.common_saving : m.records_row_checking), text: '' };
    case 'saved':
      return {
        label: t(m.records_row_saved),
        text: state.differing.length > 0 ? t(m.records_differs) : '',
      };
    case 'unchanged':
      return { label: t(m.records_row_unchanged), text: '' };
    case 'conflict':
      return state.wasSent
        ? { label: t(m.records_row_not_confirmed), text: t(m.records_row_differs) }
        : { label: t(m.records_row_not_saved), text: t(m.records_row_conflict) };
    case 'gone': {
      const label = state.wasSent ? m.records_row_not_confirmed : m.records_row_not_saved;
      return { label: t(label), text: t(m.records_row_no_longer_exists) };
    }
    case 'blocked':
      return { label: t(m.records_row_not_saved), text: state.why(t) };
    case 'broken':
      return { label: t(m.records_row_not_saved), text: t(m.records_row_failed) };
    case 'not-sent':
      return {
        label: t(m.records_row_not_saved),
        text: t(m.records_row_not_sent, { problem: describeProblem(t, state.error, 'read').title }),
      };
    case 'refused': {
      const { problem, context } = state.error;
      const fields = problem.kind === 'invalid' ? problem.fields : [];
      const why = fields.map(({ field, message }) => `${field}: ${message}`).join(' ');
      const text = why || (context.serverMessage ?? describeProblem(t, state.error, 'write').title);
      return { label: t(m.records_row_refused), text };
    }
    case 'not-applied':
      return { label: t(m.records_row_not_confirmed), text: t(m.records_row_not_applied) };
    case 'unknown':
      return { label: t(m.records_row_not_confirmed), text: t(m.records_row_unknown) };
  }
}
