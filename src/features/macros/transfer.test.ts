import { describe, expect, it } from 'vitest';
import {
  formatMacroFile,
  isImportable,
  isSelectedByDefault,
  parseMacroFile,
  planMacroImport,
} from './transfer';

const action = (action_name: string, ...action_params: unknown[]) => ({ action_name, action_params });
const macro = (name: string, ...actions: unknown[]) => ({
  id: 1,
  name,
  visibility: 'global',
  actions,
  created_at: '',
  updated_at: '',
});

const HERE = {
  label: [{ id: 201, name: 'vip' }],
  team: [
    { id: 5, name: 'Billing' },
    { id: 6, name: 'Same name' },
    { id: 7, name: 'Same name' },
  ],
  agent: [{ id: 12, name: 'Wren' }],
};
const THERE = {
  label: [{ id: 1, name: 'VIP' }],
  team: [{ id: 1, name: 'billing' }],
  agent: [{ id: 12, name: 'Ada' }],
};

const plan = (
  from: typeof HERE | typeof THERE,
  macros: ReturnType<typeof macro>[],
  existing = [] as typeof macros,
  isPersonal = false,
) => {
  const file = parseMacroFile(formatMacroFile(macros, from));
  if (!file) throw new Error('The file can be read');
  return planMacroImport(file, existing, HERE, isPersonal);
};

describe('export and import of macros', () => {
  it('exports every macro action unchanged, together with the names of its targets', () => {
    const odd = { action_name: 'assign_agent', action_params: [{ id: 8 }], comment: 'kept' };
    const file = parseMacroFile(formatMacroFile([macro('M', odd, 'odd', action('assign_team', 5))], HERE));
    expect(file?.macros).toEqual([
      { name: 'M', visibility: 'global', actions: [odd, 'odd', action('assign_team', 5)] },
    ]);
    expect(file?.teams).toEqual({ 5: 'Billing' });
  });

  it.each(['', '{', '[]', '{"format":"other","macros":[]}', '{"format":"messaging-console macros 1"}'])(
    'rejects %j as a file of exported macros',
    (text) => expect(parseMacroFile(text)).toBeNull(),
  );

  it('matches teams, agents and labels of imported macros by name, never only by ID', async () => {
    const [row] = await plan(THERE, [
      macro('M', action('assign_team', 1), action('assign_agent', 12), action('add_label', 'VIP', 'x')),
    ]);
    expect(row?.entry?.actions).toEqual([
      action('assign_team', 5),
      action('assign_agent', 12),
      action('add_label', 'vip', 'x'),
    ]);
    expect(row?.rematched).toEqual([
      { kind: 'team', name: 'Billing' },
      { kind: 'label', name: 'vip' },
    ]);
    // In this account, ID 12 is an agent with another name.
    expect(row?.unmatched).toEqual([
      { kind: 'agent', name: 'Ada' },
      { kind: 'label', name: 'x' },
    ]);
    expect(row && isSelectedByDefault(row)).toBe(false);
  });

  it('keeps the team ID of an imported action if several teams have the team’s name', async () => {
    const planned = await plan(HERE, [macro('M', action('assign_team', 7))]);
    expect(planned[0]).toMatchObject({ rematched: [], unmatched: [] });
    expect(planned[0]?.entry?.actions).toEqual([action('assign_team', 7)]);
  });

  it('distinguishes imported macros that already exist from those that only share their name with an existing macro', async () => {
    const resolve = macro('M', action('resolve_conversation'));
    const verdict = async (existing?: Parameters<typeof plan>[2]) =>
      (await plan(HERE, [resolve], existing))[0]?.verdict;
    expect(await verdict([resolve])).toBe('same');
    const personal = { ...macro('M', action('open_conversation')), visibility: 'personal' };
    expect(await verdict([personal])).toBe('name-taken');
    expect(await verdict()).toBe('new');
  });

  it('an import updates the existing macro if exactly one macro has the imported macro’s name and visibility', async () => {
    const open = macro('M', action('open_conversation'));
    const mine = { ...open, id: 2, visibility: 'personal' };
    const resolve = macro('M', action('resolve_conversation'));
    const found = async (existing: Parameters<typeof plan>[2], isPersonal?: boolean) => {
      const planned = await plan(HERE, [resolve, resolve], existing, isPersonal);
      return planned.map(({ verdict, target }) => [verdict, target?.id]);
    };
    const again = ['name-taken', undefined];
    expect(await found([open, mine])).toEqual([['update', 1], again]);
    // Macros that an agent imports become personal, so only the agent's personal macros match.
    expect(await found([open, mine], true)).toEqual([['update', 2], again]);
    expect(await found([mine])).toEqual([again, again]);
    expect(await found([open, { ...open, id: 3 }])).toEqual([again, again]);
  });

  it('compares normalized names of imported macros, and reports entries that repeat an earlier name', async () => {
    const resolve = action('resolve_conversation');
    const planned = await plan(
      HERE,
      [macro('Close ', resolve), macro('Other', resolve), macro(' Other', resolve), macro('close', resolve)],
      [macro('Close', resolve)],
    );
    expect(
      planned.map((row) => [row.entry?.name, row.verdict, row.repeats, row.twin, isSelectedByDefault(row)]),
    ).toEqual([
      ['Close', 'same', null, null, false],
      ['Other', 'new', null, null, true],
      ['Other', 'new', 1, null, false],
      ['close', 'new', null, 'Close', true],
    ]);
  });

  it('matches the team of an imported macro by its exact name if two team names differ only in letter case', async () => {
    const team = [...HERE.team, { id: 8, name: 'billing' }];
    const file = parseMacroFile(formatMacroFile([macro('M', action('assign_team', 1))], THERE));
    const planned = file ? await planMacroImport(file, [], { ...HERE, team }) : [];
    expect(planned[0]?.entry?.actions).toEqual([action('assign_team', 8)]);
  });

  it('lists actions of an imported macro that the platform will reject', async () => {
    const [row] = await plan(HERE, [macro('M', action('send_webhook_event', 'x'), 'odd')]);
    expect(row?.unsupported).toEqual(['send_webhook_event', '–']);
  });

  it('selects no macro for import that the platform would reject', async () => {
    const snooze = action('snooze_conversation');
    const rows = await plan(HERE, [
      macro('Later', snooze),
      macro('', snooze),
      macro('Nothing'),
      macro('Webhook', action('send_webhook_event')),
    ]);
    expect(rows.map((row) => [isImportable(row), isSelectedByDefault(row)])).toEqual([
      [true, true],
      [false, false],
      [false, false],
      [false, false],
    ]);
  });
});
