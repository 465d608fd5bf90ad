// What a person may write of a macro, and how two states of it are compared.
import type { Macro } from '~/api/macros';
import { sameJson } from '~/lib/json/merge-patch';
import type { Comparisons } from '~/records/values';

export interface MacroValues {
  readonly name: string;
  readonly visibility: string;
  /** Each is the very value that came, until somebody changes it. */
  readonly actions: unknown[];
}

/** The order of an action's keys says nothing. */
export const macroComparisons: Comparisons<MacroValues> = { actions: sameJson };

export const valuesOf = ({ name, visibility, actions }: Macro): MacroValues => ({
  name,
  visibility,
  actions,
});
