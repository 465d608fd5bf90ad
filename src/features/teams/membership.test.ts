import { expect, it } from 'vitest';
import { candidates, type MoveResult, settleMoves } from './membership';

const agent = (id: number, name = `Agent ${id}`) => ({ id, name });
const unknown = (id: number, direction: 'joins' | 'leaves'): MoveResult => ({
  move: { agent: agent(id), direction },
  outcome: { kind: 'unknown' },
});
const kinds = (results: readonly MoveResult[]) => results.map(({ outcome }) => outcome.kind);

it('settles what is unknown by who belongs to the team now', () => {
  const results = [unknown(1, 'joins'), unknown(2, 'joins'), unknown(3, 'leaves'), unknown(4, 'leaves')];
  expect(kinds(settleMoves(results, [agent(1), agent(3)]))).toEqual([
    'done',
    'not-applied',
    'not-applied',
    'done',
  ]);
  expect(kinds(settleMoves(results, null))).toEqual(['unknown', 'unknown', 'unknown', 'unknown']);
});

it('leaves what is known as it is', () => {
  const results: MoveResult[] = [{ ...unknown(1, 'joins'), outcome: { kind: 'not-sent' } }];
  expect(settleMoves(results, [agent(1)])).toEqual(results);
});

it('offers those who are not members, by name', () => {
  const names = candidates([agent(1, 'Zoe'), agent(2, 'Ana'), agent(3, 'Bob')], [agent(3)]);
  expect(names.map(({ name }) => name)).toEqual(['Ana', 'Zoe']);
});
