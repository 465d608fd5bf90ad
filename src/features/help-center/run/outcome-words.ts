import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import type { RowOutcome } from './run-rows';

export function outcomeWords(t: T, { state }: RowOutcome): string {
  switch (state) {
    case 'waiting':
      return t(m.help_center_outcome_waiting);
    case 'running':
      return t(m.help_center_outcome_running);
    case 'done':
      return t(m.help_center_outcome_done);
    case 'unchanged':
      return t(m.help_center_outcome_unchanged);
    case 'changed':
      return t(m.help_center_outcome_changed);
    case 'held':
      return t(m.help_center_outcome_held);
    case 'refused':
      return t(m.help_center_outcome_refused);
    case 'unknown':
      return t(m.help_center_outcome_unknown);
    case 'stopped':
      return t(m.help_center_outcome_stopped);
  }
}
