import type { Macro } from '~/api/macros';
import { checkActions } from '~/domain/lints';
import { getActionName, parseAction } from '~/domain/macro-action';
import { findReferences } from '~/domain/references';
import { extractWords } from '~/lib/text/similar-texts';
import {
  type CheckedRecord,
  type FaultFinder,
  findDuplicateFaults,
  findRecordFaults,
} from './resource-checks';

const toPlace = ({ id, name }: Macro): CheckedRecord => ({ by: 'macro', id, name });

/** Describes an action. The description of an action that sends text omits the text. */
const describeWithoutText = (action: unknown) =>
  parseAction(action).kind === 'text' ? (getActionName(action) ?? '') : JSON.stringify(action);

function getWords({ actions }: Macro): readonly string[] {
  return actions.flatMap((action) => {
    const reading = parseAction(action);
    return reading.kind === 'text' ? [reading.name, ...extractWords(reading.text)] : [JSON.stringify(action)];
  });
}

const describeActions = ({ actions }: Macro) => actions.map(describeWithoutText).toSorted().join(' ');

export const findFaults: FaultFinder<Macro> = (macros, account) => [
  ...macros.flatMap((macro) =>
    findRecordFaults(toPlace(macro), checkActions(macro.actions, account), findReferences(macro), account),
  ),
  ...findDuplicateFaults(
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
