import { describe, expect, it } from 'vitest';
import type { ActivityEntry } from '~/records/activity/entry';
import type { TargetRecord } from '../plan/target-account';
import { createMissingPartPredicate } from './unwritten-parts';

const entry = (some: Partial<ActivityEntry>): ActivityEntry => ({
  id: crypto.randomUUID(),
  place: '1/4/ann@x.test',
  workspace: '1/4',
  person: 'ann@x.test',
  at: 0,
  endedAt: 0,
  kind: 'team',
  act: 'create',
  record: '7',
  parent: null,
  name: 'Potters',
  before: null,
  after: {},
  known: [3],
  state: 'saved',
  problem: null,
  reason: null,
  run: 'one',
  undoes: null,
  size: 1,
  ...some,
});
const TEAM: TargetRecord = { id: 7, name: 'potters', key: ['potters'], stored: {} };
const PORTAL: TargetRecord = { id: 8, name: 'Pots', key: ['pots'], stored: {} };
const ANN: TargetRecord = { id: 2, name: 'Ann', key: ['ann@x.test'], stored: {} };
const creation = entry({});
const member = (some: Partial<ActivityEntry>) =>
  entry({ kind: 'membership', act: 'update', parent: '7', record: '2', ...some });

describe('parts that an interrupted migration did not write', () => {
  const isLeft = (...noted: readonly ActivityEntry[]) =>
    createMissingPartPredicate(noted)(TEAM, { person: ANN });

  it('reports a missing member of the team that an interrupted migration created last', () => {
    expect(isLeft(creation)).toBe(true);
    expect(isLeft(member({ record: '5' }), creation)).toBe(true);
    expect(isLeft(member({ state: 'not-confirmed' }), creation)).toBe(true);
  });

  it('does not report a member whom the migration or anyone else has already added to the new team', () => {
    expect(isLeft(member({ run: null }), creation)).toBe(false);
    expect(isLeft(member({ act: 'delete' }), member({}), creation)).toBe(false);
  });

  it('reports no missing members of a team that an interrupted migration completed or did not create', () => {
    expect(isLeft(entry({ record: '9' }), creation)).toBe(false);
    expect(isLeft(entry({ run: null }))).toBe(false);
    expect(isLeft(entry({ undoes: 'another' }))).toBe(false);
    expect(isLeft(entry({ record: '9' }))).toBe(false);
    expect(isLeft()).toBe(false);
  });

  it('reports a missing member if the request to create its team got no response, unless the team existed before', () => {
    const lost = { record: null, state: 'not-confirmed' } as const;
    expect(isLeft(entry(lost))).toBe(true);
    expect(isLeft(entry({ ...lost, known: [7] }))).toBe(false);
    expect(isLeft(entry({ ...lost, known: null }))).toBe(false);
    expect(isLeft(entry({ ...lost, state: 'refused' }))).toBe(false);
  });

  it('reports a language that is missing in the portal that an interrupted migration created', () => {
    const portal = entry({ kind: 'portal', record: 'pots' });
    const language = entry({ kind: 'portal-language', act: 'update', parent: 'pots', record: 'es' });
    const isMissing = (locale: string) => createMissingPartPredicate([language, portal])(PORTAL, { locale });
    expect([isMissing('es'), isMissing('fr')]).toEqual([false, true]);
  });
});
