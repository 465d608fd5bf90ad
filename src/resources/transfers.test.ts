import { describe, expect, it } from 'vitest';
import { getResource } from './resources';
import { getReferencedTransfer, TRANSFERS, TRANSFERS_WITH_PEOPLE } from './transfers';

describe('transfers', () => {
  it('every kind of record that can be transferred to another account has a resource', () => {
    expect(TRANSFERS_WITH_PEOPLE.filter(({ kind }) => !getResource(kind)).map(({ name }) => name)).toEqual(
      [],
    );
  });

  it('a transfer needs only lists that an export loads', () => {
    const names: readonly string[] = TRANSFERS_WITH_PEOPLE.map(({ name }) => name);
    expect(
      TRANSFERS_WITH_PEOPLE.flatMap(({ needs = [] }) => needs).filter((name) => !names.includes(name)),
    ).toEqual([]);
  });

  it('transfers teams, inboxes and other referenced records before the records that refer to them', () => {
    const early = TRANSFERS.flatMap(({ references = {}, part }, index) =>
      [...Object.values(references), ...(part ? [part.reference] : [])].filter((word) => {
        const other = getReferencedTransfer(word)?.name;
        return !other || TRANSFERS_WITH_PEOPLE.findIndex(({ name }) => name === other) > index + 1;
      }),
    );
    expect(early).toEqual([]);
  });

  it('if a transfer writes a kind of record, the resource of that kind can create and save records', () => {
    const broken = TRANSFERS.filter(({ kind, writing }) => {
      const resource = getResource(kind);
      return writing && !(resource?.access && resource.creation && resource.emptyValues);
    });
    expect(broken.map(({ name }) => name)).toEqual([]);
  });

  it('creating a record writes every field that its transfer requires', () => {
    const missing = TRANSFERS.flatMap(({ writing }) =>
      (writing?.requiredFields ?? []).filter(
        (field) => ![...(writing?.fields ?? []), ...(writing?.createFields ?? [])].includes(field),
      ),
    );
    expect(missing).toEqual([]);
  });
});
