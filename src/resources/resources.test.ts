import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '~/api/operations';
import { RESOURCE_SECTIONS } from './resource-sections';
import { RESOURCES } from './resources';

const kebab = (operations: string) => operations.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const hasOperations = (prefix: string) => OPERATIONS.some(({ id }) => id.startsWith(`${prefix}.`));

describe.each(RESOURCES)(
  'the resource $kind',
  ({ kind, operations, access, creation, emptyValues, removal, deleteQuestion }) => {
    const [collection = ''] = operations.split('.');
    const file = kebab(collection);

    it('each resource has API operations and a file in src/api', () => {
      expect(hasOperations(operations), `operations that begin with ${operations}.`).toBe(true);
      expect(existsSync(`src/api/${file}.ts`), `src/api/${file}.ts`).toBe(true);
    });

    it('each resource is simulated by the sandbox', () => {
      expect(existsSync(`src/sandbox/rules/${file}.ts`), `src/sandbox/rules/${file}.ts`).toBe(true);
    });

    it.runIf(access)('a resource whose records can be saved has a test file for its reads and writes', () => {
      const record = kind.replace(/-language$/, '');
      expect(existsSync(`src/resources/${record}-record.test.ts`), `${record}-record.test.ts`).toBe(true);
    });

    it('a resource defines empty values if it can create records, and a confirmation if it can delete records', () => {
      expect(creation === undefined).toBe(emptyValues === undefined);
      expect(removal === undefined).toBe(deleteQuestion === undefined);
    });
  },
);

it('every section of the navigation belongs to a resource', () => {
  const kinds: string[] = RESOURCES.map(({ kind }) => kind);
  expect(Object.keys(RESOURCE_SECTIONS).filter((kind) => !kinds.includes(kind))).toEqual([]);
});

/** Prefixes of operations that belong to no kind of record: sign-in, uploads, email senders and the platform. */
const WITHOUT_RECORD = ['auth', 'uploads', 'emailSenders', 'platform'];

it('every API operation that concerns records belongs to a resource', () => {
  const known = [...RESOURCES.map(({ operations }) => operations), ...WITHOUT_RECORD];
  const others = OPERATIONS.map(({ id }) => id).filter(
    (id) => !known.some((prefix) => id.startsWith(`${prefix}.`)),
  );
  expect(others).toEqual([]);
});
