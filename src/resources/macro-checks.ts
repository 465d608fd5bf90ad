import type { Macro } from '~/api/macros';
import { lintActions } from '~/domain/lints';
import { actionName, readAction } from '~/domain/macro-action';
import { referencesIn } from '~/domain/uses';
import { extractWords } from '~/lib/text/similar-texts';
import { type FindFaults, faultsAmong, faultsAt, type Place } from './checks';

const toPlace = ({ id, name }: Macro): Place => ({ by: 'macro', id, name });

/** Describes an action without the text it sends. */
const describeWithoutText = (action: unknown) =>
  readAction(action).kind === 'text' ? (actionName(action) ?? '') : JSON.stringify(action);

function getWords({ actions }: Macro): readonly string[] {
  return actions.flatMap((action) => {
    const reading = readAction(action);
    return reading.kind === 'text' ? [reading.name, ...extractWords(reading.text)] : [JSON.stringify(action)];
  });
}

const describeActions = ({ actions }: Macro) => actions.map(describeWithoutText).toSorted().join(' ');

export const find: FindFaults<Macro> = (macros, account) => [
  ...macros.flatMap((macro) =>
    faultsAt(toPlace(macro), lintActions(macro.actions, account), referencesIn(macro), account),
  ),
  ...faultsAmong(
    macros.filter(({ actions }) => actions.length > 0),
    {
      of: 'actions',
      toPlace,
      getContent: ({ actions }) => actions,
      wordsOf: getWords,
      isComparable: (one, other) => describeActions(one) === describeActions(other),
    },
  ),
];
