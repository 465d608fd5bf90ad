// Tests that the OpenAPI document matches the operations and is valid for an independent validator.
import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '~/api/operations';
import { createOpenApi, formatOpenApi } from './openapi';

interface Operation {
  readonly operationId: string;
  readonly 'x-assumed'?: true;
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
}

const { paths, tags } = createOpenApi() as {
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};
const operations = Object.values(paths).flatMap((methods) => Object.values(methods));

describe('the OpenAPI document', () => {
  it('the OpenAPI document is current', () =>
    expect(readFileSync('docs/openapi.json', 'utf8')).toBe(formatOpenApi()));

  it('the OpenAPI document is valid', async () => {
    expect(await new Validator().validate(JSON.parse(formatOpenApi()))).toEqual({ valid: true });
  });

  it('the validator rejects an invalid document', async () => {
    const { info: _, ...document } = createOpenApi();
    expect((await new Validator().validate(document)).valid).toBe(false);
  });

  it('the OpenAPI document contains every operation once and marks assumed operations', () => {
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      OPERATIONS.map(({ id }) => id as string).toSorted(),
    );
    for (const { id, origin } of OPERATIONS) {
      const operation = operations.find(({ operationId }) => operationId === id);
      expect(operation?.['x-assumed'] === true, id).toBe(origin === 'assumed');
    }
  });

  it('the OpenAPI document describes exactly the tags that its operations use', () =>
    expect(tags.map(({ name }) => name)).toEqual([...new Set(OPERATIONS.map(({ id }) => id.split('.')[0]))]));

  it('the OpenAPI document lists every path parameter, and lists the instance header only for platform operations', () => {
    for (const [path, methods] of Object.entries(paths))
      for (const { operationId, parameters } of Object.values(methods)) {
        const named = parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`);
        expect(named, operationId).toEqual(path.match(/\{\w+\}/g) ?? []);
        const isOfPlatform = /^\/v1\/accounts/.test(path);
        expect(
          parameters.some(({ name }) => name === 'chat-instance'),
          operationId,
        ).toBe(isOfPlatform);
      }
  });
});
