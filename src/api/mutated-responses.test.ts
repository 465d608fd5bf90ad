// Tests two hundred malformed responses for each operation. The parser must either accept a response or reject it as
// unexpected.
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { mutateValue } from '~/lib/fixtures/mutated';
import { toObject } from '~/lib/json/json';
import { isApiError } from './http/api-error';
import { parseResponse } from './http/client';
import { connectFakePlatform, TEST_SCOPE } from './http/fixtures/fake-platform';
import type { OperationSpec } from './http/operation';
import { getOpenEnumValues } from './http/wire';
import { OPERATIONS } from './operations';

connectFakePlatform();

interface Schema {
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly word?: string;
}

/** Returns a value that is valid for the schema and has all of its fields. */
function sample(schema: Schema): unknown {
  const { anyOf, oneOf, allOf, properties = {}, items } = schema;
  const either = anyOf ?? oneOf;
  if (either) return sample(either.find(({ type }) => type !== 'null') ?? {});
  if (allOf) return Object.assign({}, ...allOf.map(sample));
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [type] = [schema.type].flat();
  switch (type) {
    case 'object':
      return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, sample(part)]));
    case 'array':
      return [sample(items ?? {}), sample(items ?? {})];
    case 'integer':
    case 'number':
      return 7;
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'string':
      return schema.word ?? '2026-01-02T03:04:05.678Z';
    default:
      // `z.unknown()` has no type in its JSON schema and accepts any value.
      return { text: 'Hello', list: [1, 'two'], inner: { is: true } };
  }
}

const sampleOf = ({ response }: OperationSpec): unknown =>
  sample(
    z.toJSONSchema(response, {
      io: 'input',
      unrepresentable: 'any',
      reused: 'inline',
      override: ({ zodSchema, jsonSchema }) => {
        const [word] = getOpenEnumValues(zodSchema) ?? [];
        if (word) jsonSchema.word = word;
      },
    }) as Schema,
  );

const read = (operation: OperationSpec, text: string): unknown =>
  parseResponse(
    operation,
    { status: operation.method === 'POST' ? 201 : 200, headers: new Headers(), text, receivedAt: 0 },
    { bearer: 'token', scope: TEST_SCOPE },
  );

describe('a malformed response', () => {
  it.each(OPERATIONS.map((operation) => [operation.id, operation] as const))(
    'a malformed response of %s is either accepted or rejected as unexpected',
    (_, operation) => {
      const whole = sampleOf(operation);
      expect(() => read(operation, JSON.stringify(whole))).not.toThrow();
      const counts = { understood: 0, refused: 0 };
      for (const value of mutateValue(whole, 200)) {
        const text = JSON.stringify(value) ?? '';
        try {
          read(operation, text);
          counts.understood += 1;
        } catch (error) {
          if (!isApiError(error, 'unexpected-answer')) throw error;
          counts.refused += 1;
        }
      }
      const bomb = '{"a":'.repeat(300) + JSON.stringify(whole) + '}'.repeat(300);
      const bombed = () => read(operation, bomb);
      expect(bombed).toThrow(/unexpected-answer/);
      expect(toObject({})).not.toHaveProperty('polluted');
      expect(counts.understood).toBeGreaterThan(0);
    },
  );
});
