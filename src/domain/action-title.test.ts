import { expect, it } from 'vitest';
import { MACRO_ACTION_NAMES } from '~/api/macro-action-names';
import { getTranslator } from '~/i18n/use-t';
import { getActionGroups } from './action-title';

it('getActionGroups contains each macro action of the contract in exactly one group', () => {
  const names = getActionGroups(getTranslator('en')).flatMap(({ choices }) => choices.map(([name]) => name));
  expect(names.toSorted()).toEqual([...MACRO_ACTION_NAMES].toSorted());
});
