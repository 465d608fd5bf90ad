import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ConditionTree, groupConditions, parseCondition } from './condition';

const when = (attribute_key: string, query_operator: unknown = null) => ({
  attribute_key,
  filter_operator: 'equal_to',
  values: [1],
  query_operator,
});

/** Writes the conditions in one line, with parentheses around each group. */
const writeTree = (tree: ConditionTree): string => {
  if (tree.kind === 'condition') return tree.reading.kind === 'known' ? tree.reading.key : '?';
  return tree.parts
    .map((part) => (part.kind === 'group' ? `(${writeTree(part)})` : writeTree(part)))
    .join(` ${tree.join} `);
};
const write = (conditions: readonly unknown[]) => {
  const tree = groupConditions(conditions);
  return tree && writeTree(tree);
};

/** Evaluates conditions as the platform does: from left to right, without precedence. */
function evaluate(values: readonly boolean[], joins: readonly string[]): boolean {
  return values.reduce((result, value, index) => {
    if (index === 0) return value;
    return joins[index - 1] === 'and' ? result && value : result || value;
  }, false);
}

/** Evaluates conditions written as text the way a reader would: parentheses first, then `and`, then `or`. */
function evaluateSentence(text: string, values: readonly boolean[]): boolean {
  const tokens = text.match(/\(|\)|\w+/g) ?? [];
  const part = (): boolean => {
    const token = tokens.shift() ?? '';
    if (token !== '(') return values[Number(token.slice(1))] ?? false;
    const inside = anyOf();
    expect(tokens.shift()).toBe(')');
    return inside;
  };
  const allOf = (): boolean => {
    let result = part();
    while (tokens[0] === 'and') {
      tokens.shift();
      // Parses the operand in a separate statement, because `&&` would skip the parsing if `result` is false.
      const next = part();
      result = result && next;
    }
    return result;
  };
  const anyOf = (): boolean => {
    let result = allOf();
    while (tokens[0] === 'or') {
      tokens.shift();
      const next = allOf();
      result = result || next;
    }
    return result;
  };
  const result = anyOf();
  expect(tokens).toEqual([]);
  return result;
}

describe('groupConditions', () => {
  it.each<[string | null, unknown[]]>([
    [null, []],
    ['a', [when('a')]],
    ['a and b', [when('a', 'and'), when('b')]],
    [null, [when('a'), when('b'), when('c')]],
    ['a or b or c', [when('a', 'or'), when('b', 'or'), when('c')]],
    ['(a or b) and c', [when('a', 'OR'), when('b', 'AND'), when('c')]],
    ['((a and b) or c) and d', [when('a', 'and'), when('b', 'or'), when('c', 'and'), when('d')]],
    ['? and a', [{ ...when('x', 'and'), values: 3 }, when('a')]],
  ])('groupConditions groups conditions as %s', (text, conditions) => {
    expect(write(conditions)).toBe(text);
  });

  it('grouped conditions give the same result as an evaluation from left to right', () => {
    const rows = fc.array(fc.tuple(fc.boolean(), fc.constantFrom('and', 'or')), {
      minLength: 1,
      maxLength: 7,
    });
    fc.assert(
      fc.property(rows, (pairs) => {
        const values = pairs.map(([value]) => value);
        const joins = pairs.map(([, join]) => join);
        const text = write(pairs.map(([, join], index) => when(`v${index}`, join)));
        expect(evaluateSentence(text ?? '', values)).toBe(evaluate(values, joins));
      }),
    );
  });
});

describe('parseCondition', () => {
  it('parseCondition parses a condition about a change from one value to another', () => {
    expect(parseCondition({ ...when('team_id'), values: { from: [1], to: [4] } })).toMatchObject({
      kind: 'known',
      from: [1],
      values: [4],
    });
  });

  it.each([
    null,
    48,
    'status:pending',
    { all: [] },
    { ...when('a'), values: 'x' },
    { ...when('a'), values: { from: [], until: 3 } },
    { ...when('a'), query_operator: 'xor' },
    { ...when('a'), filter_operator: 3 },
  ])('parseCondition returns the kind “unknown” if the value has an unexpected shape: %j', (value) => {
    expect(parseCondition(value)).toMatchObject({ kind: 'unknown', value });
  });

  it('parseCondition returns unknown keys of a condition unchanged', () => {
    expect(parseCondition({ ...when('a'), custom_attribute_type: 'x' })).toMatchObject({
      more: { custom_attribute_type: 'x' },
    });
  });

  it('parseCondition accepts any JSON without throwing', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => void parseCondition(value)));
  });
});
