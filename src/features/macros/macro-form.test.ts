import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MACRO_ACTION_NAMES } from '~/api/macro-action-names';
import { macroSchema, updateMacro } from '~/api/macros';
import { findChangedFields, pickChanges } from '~/records/values';
import { getMacroValues, type MacroValues, macroComparisons } from '~/resources/macro-values';
import {
  findMacroFormProblems,
  getFormActions,
  isMacroFormUnchanged,
  type MacroForm,
  type MacroFormChange,
  toMacroForm,
  toMacroValues,
  updateMacroForm,
} from './macro-form';

const macro = (actions: unknown[], name = 'Name') => ({
  id: 1,
  name,
  visibility: 'global',
  actions,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
});

/** Generates any JSON value, and values that resemble actions. */
const anyAction = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      action_name: fc.oneof(fc.constantFrom(...MACRO_ACTION_NAMES), fc.string(), fc.jsonValue()),
      action_params: fc.oneof(fc.array(fc.jsonValue()), fc.jsonValue()),
      comment: fc.jsonValue(),
    },
    { requiredKeys: [] },
  ),
);

/** Returns the macro as parsed from a response, and the form that edits it. */
function open(actions: readonly unknown[]) {
  const wire = JSON.stringify(macro([...actions]));
  const opened = getMacroValues(macroSchema.parse(JSON.parse(wire)));
  return { opened, form: toMacroForm(opened) };
}

const changesOf = (opened: MacroValues, form: MacroForm) =>
  pickChanges(opened, toMacroValues(form), macroComparisons);

/** Returns the serialized body of the request. */
const written = (opened: MacroValues, form: MacroForm) =>
  JSON.stringify(updateMacro.body.parse({ macro: changesOf(opened, form) }));

const apply = (form: MacroForm, ...changes: readonly MacroFormChange[]) =>
  changes.reduce(updateMacroForm, form);

describe('a macro with arbitrary actions', () => {
  it('keeps every action of a macro byte for byte when the macro is renamed', () => {
    fc.assert(
      fc.property(fc.array(anyAction), fc.string(), (actions, name) => {
        const { opened, form } = open(actions);
        const renamed = updateMacroForm(form, { type: 'name', name });
        const sent = JSON.parse(written(opened, renamed)) as { macro: object };
        expect(sent.macro).toEqual(name === 'Name' ? {} : { name });
        // After saving, the platform has the sent actions, or the unchanged stored actions if none were sent.
        expect(JSON.stringify(getFormActions(renamed))).toBe(
          JSON.stringify(JSON.parse(JSON.stringify(actions))),
        );
      }),
    );
  });

  it('adding, moving, duplicating or removing a macro action keeps all other actions byte for byte', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { minLength: 1 }), fc.nat(), fc.nat(), (actions, at, to) => {
        const { opened, form } = open(actions);
        const key = at % actions.length;
        const bytes = actions.map((action) => JSON.stringify(JSON.parse(JSON.stringify(action))));
        const sentBy = (change: MacroFormChange) => {
          const { macro: sent } = JSON.parse(written(opened, updateMacroForm(form, change))) as {
            macro: { actions?: unknown[] };
          };
          return (sent.actions ?? opened.actions).map((action) => JSON.stringify(action)).toSorted();
        };
        const added = JSON.stringify({ action_name: 'resolve_conversation', action_params: [] });
        expect(sentBy({ type: 'add', name: 'resolve_conversation' })).toEqual([...bytes, added].toSorted());
        expect(sentBy({ type: 'move', key, to: to % actions.length })).toEqual(bytes.toSorted());
        expect(sentBy({ type: 'duplicate', key })).toEqual([...bytes, bytes[key]].toSorted());
        expect(sentBy({ type: 'remove', key })).toEqual(bytes.toSpliced(key, 1).toSorted());
      }),
    );
  });

  it('opening and closing the JSON of a macro action changes nothing', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { minLength: 1 }), (actions) => {
        const { opened, form } = open(actions);
        const looked = apply(form, { type: 'open-raw', key: 0 });
        const typed = apply(
          looked,
          { type: 'raw', key: 0, text: looked.rows[0]?.raw ?? '' },
          { type: 'close-raw', key: 0 },
        );
        expect(JSON.stringify(getFormActions(typed))).toBe(JSON.stringify(opened.actions));
      }),
    );
  });
});

describe('changes of a macro', () => {
  const team = { action_name: 'assign_team', action_params: [5], comment: 'kept' };

  it('sends no changes to a macro if the user undid all of them', () => {
    const { opened, form } = open([team, 'odd']);
    const back = apply(
      form,
      { type: 'params', key: 0, params: [6] },
      { type: 'move', key: 1, to: 0 },
      { type: 'move', key: 1, to: 1 },
      { type: 'params', key: 0, params: [5] },
    );
    expect(isMacroFormUnchanged(opened, back)).toBe(true);
    expect(changesOf(opened, back)).toEqual({});
  });

  it('changing the parameters of a macro action keeps its other keys', () => {
    const { form } = open([team]);
    expect(getFormActions(updateMacroForm(form, { type: 'params', key: 0, params: [6] }))).toEqual([
      { ...team, action_params: [6] },
    ]);
  });

  it('the JSON field edits the parameters of a macro action with a name, or the whole value of any other action', () => {
    const { form } = open([team, 'odd']);
    expect(
      getFormActions(
        apply(form, { type: 'raw', key: 0, text: '[{"a":1}]' }, { type: 'raw', key: 1, text: '[1]' }),
      ),
    ).toEqual([{ ...team, action_params: [{ a: 1 }] }, [1]]);
  });

  it('keeps the stored value of a macro action while its typed JSON is invalid', () => {
    const { opened, form } = open([team]);
    const typed = updateMacroForm(form, { type: 'raw', key: 0, text: '[5' });
    expect(findMacroFormProblems(typed).rows.get(0)).toBe('json');
    expect(isMacroFormUnchanged(opened, typed)).toBe(false);
    expect(getFormActions(typed)).toEqual([team]);
  });

  it.each(['assign_team', 'assign_agent', 'change_status', 'change_priority'] as const)(
    "requires a value for a new macro action %s, because an empty value would clear the conversation's field",
    (name) => {
      const { form } = open([]);
      const added = updateMacroForm(form, { type: 'add', name });
      expect(findMacroFormProblems(added).rows.get(0)).toBe('choose');
      expect(findMacroFormProblems(apply(added, { type: 'params', key: 0, params: ['x'] })).rows.size).toBe(
        0,
      );
      // An action that was stored with an empty value is valid.
      expect(findMacroFormProblems(open([{ action_name: name, action_params: [] }]).form).rows.size).toBe(0);
    },
  );

  it("adopts another person's changes in macro fields that were not edited", () => {
    const { opened, form } = open([team]);
    const after = { ...opened, name: 'Theirs', actions: ['theirs'] };
    const mine = updateMacroForm(form, { type: 'visibility', visibility: 'personal' });
    const rebased = updateMacroForm(mine, { type: 'rebase', before: opened, after });
    expect(changesOf(after, rebased)).toEqual({ visibility: 'personal' });
    const typed = updateMacroForm(mine, { type: 'params', key: 0, params: [9] });
    const kept = updateMacroForm(typed, { type: 'rebase', before: opened, after });
    expect(getFormActions(kept)).toEqual([{ ...team, action_params: [9] }]);
  });

  it('moving a macro action beyond either end of the list moves it to that end', () => {
    const { form } = open([1, 2, 3]);
    expect(getFormActions(updateMacroForm(form, { type: 'move', key: 0, to: 9 }))).toEqual([2, 3, 1]);
    expect(getFormActions(updateMacroForm(form, { type: 'move', key: 2, to: -4 }))).toEqual([3, 1, 2]);
  });
});

it('reports macro fields that the platform stored differently, regardless of the order of keys', () => {
  const stored = macro([{ action_params: [], action_name: 'open_conversation' }]);
  const sent = getMacroValues(macro([{ action_name: 'open_conversation', action_params: [] }]));
  const differing = (typed: MacroValues) =>
    findChangedFields(typed, getMacroValues(stored), macroComparisons);
  expect(differing(sent)).toEqual([]);
  expect(differing({ ...sent, name: 'Other', visibility: 'personal' })).toEqual(['name', 'visibility']);
  expect(differing({ ...sent, actions: [] })).toEqual(['actions']);
});
