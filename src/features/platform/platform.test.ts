import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '~/api/operations';
import { LOCALES } from '~/i18n/locale';
import { getTranslator } from '~/i18n/use-t';
import { RESOURCES } from '~/resources/resources';
import {
  buildOperationRows,
  buildUnknownNameRows,
  countOperationsByKind,
  getOperationKind,
  groupOperations,
  matchesOperationFilter,
  type OperationFilter,
} from './operation-rows';
import { describeMissingOperation, getOperationGroupTitle, getOperationName } from './platform-labels';
import { createReport } from './report';

const record = { status: 200, shape: 'expected', differsAt: null, at: 0, unknown: [] } as const;
const LEARNED = {
  overrides: { 'teams.list': { method: 'GET', path: '/v1/groups' }, 'labels.list': null },
  absent: new Set(['agents.list', 'conversations.list?status']),
  records: new Map([
    ['inboxes.list', { ...record, unknown: [{ path: 'data[].channel_type', word: 'Channel::Fax' }] }],
    ['macros.list', { ...record, shape: 'unexpected', differsAt: 'data.0.name' } as const],
    ['teams.update', { ...record, status: 403, shape: 'envelope' } as const],
  ]),
};
const rows = buildOperationRows(LEARNED);
const row = (id: string) => rows.find((one) => one.id === id);

describe('the list of operations', () => {
  it('lists every operation of the platform with its address and state', () => {
    expect(rows).toHaveLength(OPERATIONS.length);
    expect(row('teams.list')).toMatchObject({ method: 'GET', path: '/v1/groups', state: 'moved' });
    expect(row('labels.list')).toMatchObject({ state: 'off' });
    expect(row('agents.list')).toMatchObject({ state: 'absent', record: null });
  });

  it('derives the displayed state of each operation', () => {
    const kinds = Object.fromEntries(rows.map((one) => [one.id, getOperationKind(one)]));
    expect(kinds).toMatchObject({
      'teams.list': 'moved',
      'labels.list': 'off',
      'agents.list': 'missing',
      'inboxes.list': 'works',
      'macros.list': 'unexpected',
      // An error caused by the person's role doesn't count as a problem of the platform.
      'teams.update': 'works',
      'macros.create': 'unused',
    });
    expect(countOperationsByKind(rows)).toMatchObject({
      moved: 1,
      off: 1,
      missing: 1,
      unexpected: 1,
      works: 2,
    });
  });

  it('filters operations by state, and supports filter names in URLs of earlier versions', () => {
    const find = (shown: OperationFilter) =>
      rows.filter((each) => matchesOperationFilter(each, shown)).map(({ id }) => id);
    expect(find('moved')).toEqual(['teams.list']);
    expect(find('contract').length + find('assumed').length).toBe(rows.length);
    expect(find('changed')).toEqual(['teams.list', 'agents.list', 'labels.list']);
    expect(find('differing')).toEqual(['macros.list']);
  });

  it('groups operations by area of the product and lists groups with problems first', () => {
    const { troubled, others } = groupOperations(rows);
    expect(troubled.map(({ name }) => name)).toEqual(['macros', 'teams', 'agents', 'labels']);
    const all = [...troubled, ...others];
    expect(all.flatMap((group) => group.rows)).toHaveLength(rows.length);
    const t = getTranslator('en');
    expect(all.map(({ name }) => getOperationGroupTitle(t, name))).toContain('Help center');
    for (const { name } of all) expect(getOperationGroupTitle(t, name)).not.toBe(name);
  });

  it.each(LOCALES)('every operation of the platform has a name in the language %s', (language) => {
    for (const { id } of rows) expect(getOperationName(getTranslator(language), id)).toMatch(/^\p{Lu}[^-]/u);
  });

  it("explains the effect of a missing operation only if the contract doesn't contain it", () => {
    const t = getTranslator('en');
    for (const one of rows) {
      const sentence = describeMissingOperation(t, one);
      if (one.origin === 'contract') expect(sentence).toBeNull();
      else expect(sentence, one.id).toMatch(/[\w”]\.$/);
    }
  });

  it('assigns each operation to a kind of record, except operations for sign-in, uploads and email senders', () => {
    const prefixes = new Set(OPERATIONS.map(({ id }) => id.slice(0, id.lastIndexOf('.'))));
    const known = new Set([
      'auth',
      'uploads',
      'emailSenders',
      ...RESOURCES.map(({ operations }) => operations),
    ]);
    expect([...prefixes].toSorted()).toEqual([...known].toSorted());
  });

  it('exports a Markdown report of operations and unknown values', () => {
    const report = createReport(rows, buildUnknownNameRows(LEARNED), new Date(0));
    expect(report).toContain('| teams.list | assumed | GET /v1/groups | moved |  |  |');
    expect(report).toContain('200, unexpected at data.0.name | 1970-01-01T00:00:00.000Z |');
    expect(report).toContain('| inboxes.list | word | data[].channel_type | Channel::Fax |');
    expect(report).toContain('| conversations.list | parameter | status |  |');
  });
});
