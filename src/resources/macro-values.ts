// Defines the writable fields of a macro, and how they are compared.
import type { Macro } from '~/api/macros';
import { isSameJson } from '~/lib/json/merge-patch';
import type { FieldComparisons } from '~/records/values';

export interface MacroValues {
  readonly name: string;
  readonly visibility: string;
  /** The actions. They stay exactly as the platform returned them until the user changes one of them. */
  readonly actions: unknown[];
}

/** Compares actions regardless of the order of their keys. */
export const macroComparisons: FieldComparisons<MacroValues> = { actions: isSameJson };

export const getMacroValues = ({ name, visibility, actions }: Macro): MacroValues => ({
  name,
  visibility,
  actions,
});
