import type { BundleRecord } from '~/domain/bundle/bundle';
import type { Difference, Outcome } from '~/domain/bundle/compare-bundles';
import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import type { Tone } from '~/ui/tag';
import type { Compared } from './use-bundle-comparison';

const recordOf = ({ here, there }: Difference): BundleRecord | undefined => here[0] ?? there[0];

/** What people call it. */
export function differenceName(difference: Difference): string {
  const { title, name, reason, short_code } = recordOf(difference)?.values ?? {};
  const shown = [title, name, reason, short_code].find((text) => typeof text === 'string' && text !== '');
  return typeof shown === 'string' ? shown : (difference.key.at(-1) ?? '');
}

/** What tells it apart from others of that name; empty where nothing does. */
export function differencePlace(t: T, { kind, key }: Difference): string {
  switch (kind) {
    case 'macros':
      return key[0] === 'personal' ? t(m.macros_visibility_personal) : t(m.macros_visibility_global);
    case 'categories':
    case 'articles':
      return key.join(' / ');
    case 'inboxes':
      return key[1] ?? '';
    case 'assistants':
      return key[0] ?? '';
    default:
      return '';
  }
}

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
