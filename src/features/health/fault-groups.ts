import * as m from '~/i18n/messages';
import type { RecordFault } from '~/resources/resource-checks';
import type { ResultTone } from '~/ui/results/result-tone';
import type { RecordFaultKind } from './faults';

interface FaultGroup {
  readonly key: RecordFaultKind;
  readonly kinds: readonly RecordFaultKind[];
  readonly tone: ResultTone;
  readonly title: () => string;
  readonly text?: () => string;
}

/** The groups of the Checks page, in order. */
export const FAULT_GROUPS: readonly FaultGroup[] = [
  { key: 'gone', kinds: ['gone'], tone: 'bad', title: m.health_kind_missing, text: m.health_text_missing },
  {
    key: 'mistake',
    kinds: ['mistake'],
    tone: 'warn',
    title: m.health_kind_mistake,
    text: m.health_text_mistake,
  },
  {
    key: 'same',
    kinds: ['same', 'similar'],
    tone: 'warn',
    title: m.health_kind_same,
    text: m.health_text_same,
  },
  {
    key: 'never-meets',
    kinds: ['never-meets'],
    tone: 'warn',
    title: m.health_kind_contradiction,
    text: m.health_text_contradiction,
  },
  { key: 'no-members', kinds: ['no-members'], tone: 'idle', title: m.health_kind_no_members },
  { key: 'not-verified', kinds: ['not-verified'], tone: 'idle', title: m.health_kind_not_verified },
];

/** Counts problems in total and by group. */
export function countFaults(faults: readonly RecordFault[]) {
  const parts = FAULT_GROUPS.map(({ key, kinds }) => [
    key,
    faults.filter(({ kind }) => kinds.includes(kind)).length,
  ]);
  return { count: faults.length, parts: Object.fromEntries(parts) };
}
