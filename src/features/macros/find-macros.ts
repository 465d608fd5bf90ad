import type { NAME_SORTS } from '~/api/choices';
import type { Macro } from '~/api/macros';
import { parseAction } from '~/domain/macro-action';
import { includesText } from '~/lib/text/fold-text';

type Sort = (typeof NAME_SORTS)[number];

const compareNames = (a: Macro, b: Macro) => a.name.localeCompare(b.name);
const compareTimes = (a: Macro, b: Macro) => Date.parse(a.created_at) - Date.parse(b.created_at);

const ORDERS: Record<Sort, (a: Macro, b: Macro) => number> = {
  name_asc: compareNames,
  name_desc: (a, b) => compareNames(b, a),
  oldest: compareTimes,
  newest: (a, b) => compareTimes(b, a),
};

/** Reports whether a message or note that the macro sends contains the text. */
const hasText = ({ actions }: Macro, text: string): boolean =>
  actions.map(parseAction).some((action) => action.kind === 'text' && includesText(action.text, text));

/** Returns the macros whose name, message or note contains the text, sorted. */
export const findMacros = (
  macros: readonly Macro[],
  {
    search = '',
    sort = 'name_asc',
  }: { readonly search?: string | undefined; readonly sort?: Sort | undefined },
): Macro[] =>
  macros.filter((macro) => includesText(macro.name, search) || hasText(macro, search)).toSorted(ORDERS[sort]);
