import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import { getNameNotes } from '~/ui/form/name-notes';
import type { MacroPlanRow, Rematch, Verdict } from './transfer';

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

const listed = (t: T, targets: readonly Rematch[]) => [
  ...new Set(targets.map(({ kind, name }) => t(KINDS[kind], { name }))),
];

/** What the plan says of a row, sentence by sentence. */
export function planWords(t: T, row: MacroPlanRow): readonly string[] {
  const { entry, verdict, repeats, twin, rematched, unmatched, unsupported } = row;
  return [
    t(VERDICTS[verdict]),
    ...(repeats === null ? [] : [t(m.macros_plan_in_file, { number: repeats + 1 })]),
    ...getNameNotes(t, entry?.name ?? '', twin),
    ...(rematched.length > 0 ? [t(m.macros_plan_rematched, { targets: listed(t, rematched) })] : []),
    ...(unmatched.length > 0 ? [t(m.macros_plan_unmatched, { targets: listed(t, unmatched) })] : []),
    ...(unsupported.length > 0 ? [t(m.macros_plan_unsupported, { names: unsupported })] : []),
  ];
}
