import { describe, expect, it } from 'vitest';
import { getResource } from './resources';
import { getReferencedTransfer, LISTED_TRANSFERS, TRANSFERS } from './transfers';

describe('transfers', () => {
  it('every transfer has a resource of its kind', () => {
    expect(LISTED_TRANSFERS.filter(({ kind }) => !getResource(kind)).map(({ name }) => name)).toEqual([]);
  });

  it('transfers depend only on lists that exist', () => {
    const names: readonly string[] = LISTED_TRANSFERS.map(({ name }) => name);
    expect(
      LISTED_TRANSFERS.flatMap(({ needs = [] }) => needs).filter((name) => !names.includes(name)),
    ).toEqual([]);
  });

  it('each transfer follows the transfers of the kinds it refers to', () => {
    const early = TRANSFERS.flatMap(({ references = {}, part }, index) =>
      [...Object.values(references), ...(part ? [part.reference] : [])].filter((word) => {
        const other = getReferencedTransfer(word)?.name;
        return !other || LISTED_TRANSFERS.findIndex(({ name }) => name === other) > index + 1;
      }),
    );
    expect(early).toEqual([]);
  });

  it('transfers write only kinds whose resource creates and saves records', () => {
    const broken = TRANSFERS.filter(({ kind, writing }) => {
      const resource = getResource(kind);
      return writing && !(resource?.access && resource.creation && resource.emptyValues);
    });
    expect(broken.map(({ name }) => name)).toEqual([]);
  });

  it('transfers require only fields that a creation writes', () => {
    const missing = TRANSFERS.flatMap(({ writing }) =>
      (writing?.requiredFields ?? []).filter(
        (field) => ![...(writing?.fields ?? []), ...(writing?.createFields ?? [])].includes(field),
      ),
    );
    expect(missing).toEqual([]);
  });
});
