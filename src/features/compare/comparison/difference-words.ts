import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import type { Tone } from '~/ui/text/tag';
import type { Difference, Outcome } from '../bundle/compare-bundles';
import { recordName } from '../record-words';
import type { Compared } from './use-bundle-comparison';

/** What people call it. */
export const differenceName = ({ kind, here, there, key }: Difference): string =>
  recordName(here[0] ?? there[0] ?? { kind, values: {}, key });

export const OUTCOME_TONES = {
  'only-here': 'info',
  'only-there': 'info',
  differing: 'warn',
  ambiguous: 'idle',
} as const satisfies Record<Outcome, Tone>;

export function outcomeWord(
  t: T,
  outcome: Outcome,
  { here, there }: Pick<Compared, 'here' | 'there'>,
): string {
  switch (outcome) {
    case 'only-here':
      return t(m.compare_only_in, { name: here });
    case 'only-there':
      return t(m.compare_only_in, { name: there });
    case 'differing':
      return t(m.compare_differing);
    case 'ambiguous':
      return t(m.compare_ambiguous);
  }
}
