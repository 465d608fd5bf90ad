// Tests drafts of an earlier build whose forms had different fields. Fields that still exist are restored. The values
// of removed fields are offered as text.
import { describe, expect, it } from 'vitest';
import { NO_ASSISTANT_EDITS, restoreAssistantEdits } from '~/drafts/assistant-drafts';
import type { RestoredFields } from '~/drafts/restore-fields';
import { formatRejectedFields } from '~/drafts/unrestored-texts';
import {
  createEmptyDraft,
  parseCampaignDraft as readCampaign,
} from '~/features/campaigns/wizard/draft/campaign-draft';
import { parseStoredReplaceRuns } from '~/features/help-center/replace/stored-replace-run';
import { readStoredMacroForm } from '~/features/macros/macro-form';
import { isObject } from '~/lib/json/json';
import { readDraft } from '~/records/form/read-draft';

interface DraftKind {
  /** The fields of a draft of the current build. `wrap` turns such fields into a stored draft. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly wrap: (fields: unknown) => unknown;
  readonly read: (kept: unknown) => RestoredFields<object>;
  /** The name of a text field of the draft. `getFields` returns the fields of the restored values. */
  readonly text: string;
  readonly getFields: (values: object) => unknown;
  /** The form's default values, used for fields that are missing from the stored draft. */
  readonly start: Readonly<Record<string, unknown>>;
}

const inside = (name: string) => (values: object) => (isObject(values) ? values[name] : undefined);

const TEAM = { name: 'Care', description: 'All of it', allow_auto_assign: true, member_ids: [1, 2] };
const NEW_TEAM = { name: '', description: '', allow_auto_assign: false, member_ids: [] };
const ROW = { key: 0, value: { action_name: 'mute_conversation' }, raw: null, isNew: true };
const CONTENT = { name: 'Aria', description: null, config: {}, texts: {} };

const KINDS: Readonly<Record<string, DraftKind>> = {
  'a record': {
    fields: TEAM,
    wrap: (typed) => ({ opened: NEW_TEAM, typed }),
    read: (kept) => readDraft(kept, NEW_TEAM),
    text: 'description',
    getFields: inside('typed'),
    start: NEW_TEAM,
  },
  'a macro': {
    fields: { name: 'Close', visibility: 'global', rows: [ROW], nextKey: 1 },
    wrap: (form) => ({ opened: { name: '', visibility: 'personal', actions: [] }, form }),
    read: (kept) => readStoredMacroForm(kept, { name: '', visibility: 'personal', actions: [] }),
    text: 'name',
    getFields: inside('form'),
    // The stored `nextKey` is ignored, because it is computed again when a macro's draft is restored.
    start: { name: '', visibility: 'personal', rows: [], nextKey: 1 },
  },
  'an assistant': {
    fields: {
      ...NO_ASSISTANT_EDITS,
      base: CONTENT,
      edited: { ...CONTENT, name: 'Ada' },
      typed: { tone: '{' },
    },
    wrap: (edits) => edits,
    read: restoreAssistantEdits,
    text: 'typed',
    getFields: (values) => values,
    start: { ...NO_ASSISTANT_EDITS },
  },
  'a campaign': {
    fields: { ...createEmptyDraft(), channel: 'website', text: 'Hello', date: '2026-12-01', when: 'later' },
    wrap: (draft) => draft,
    read: readCampaign,
    text: 'text',
    getFields: (values) => values,
    start: { ...createEmptyDraft() },
  },
};

/**
 * Groups of fields that are only valid together. If one field is missing, the rest of its group isn't restored either.
 */
const TOGETHER: readonly (readonly string[])[] = [
  ['base', 'edited'],
  ['when', 'date', 'time', 'zone', 'choice'],
];
const getGroup = (lost: string) => TOGETHER.find((fields) => fields.includes(lost)) ?? [lost];

const without = (fields: object, ...lost: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !lost.includes(field)));

describe.each(Object.entries(KINDS))('draft of %s', (_, kind) => {
  const { fields, wrap, read, text, getFields, start } = kind;
  const readFields = (kept: unknown) => {
    const { values, unfit } = read(wrap(kept));
    return { values: values && getFields(values), offered: formatRejectedFields(unfit) };
  };

  it('restores a draft completely if the current build stored it', () =>
    expect(readFields(fields)).toEqual({ values: fields, offered: null }));

  it.each(Object.keys(fields))(
    'a draft with %s missing is restored with the field’s default value',
    (lost) => {
      const group = getGroup(lost);
      const { values, offered } = readFields(without(fields, lost));
      expect(values).toMatchObject(without(fields, ...group));
      if (group.length === 1) expect(values).toEqual({ ...fields, [lost]: start[lost] });
      // Edits to an assistant can't be restored without the version that they are based on. They are offered as text, so
      // that nothing typed is lost.
      if (lost !== 'base') expect(offered).toBeNull();
    },
  );

  it('if a field was renamed after a draft was stored, the field’s text is offered for copying', () => {
    const { values, offered } = readFields({ ...without(fields, text), former_name: 'Typed before' });
    expect(values).toMatchObject(without(fields, text));
    expect(offered).toBe('Typed before');
  });

  it('offers a field’s text for copying if the type of the field changed after the draft was stored', () => {
    const { values, offered } = readFields({ ...fields, [text]: ['Typed before'] });
    expect(values).toMatchObject({ ...fields, [text]: start[text] });
    expect(offered).toContain('Typed before');
  });

  it.each(['Typed before', ['Typed before'], { former_name: 'Typed before' }])(
    'if a draft’s fields no longer exist, its whole text is offered for copying: %j',
    (kept) => {
      const { values, offered } = readFields(kept);
      expect(values).toBeNull();
      expect(offered).toContain('Typed before');
    },
  );
});

it('restoring a draft never turns a scheduled campaign into an immediate one', () => {
  const later = { ...createEmptyDraft(), when: 'later', date: '2026-12-01', time: '09:00' };
  for (const time of ['when', 'date', 'time', 'zone', 'choice'])
    for (const kept of [without(later, time), { ...later, [time]: { iso: '2026-12-01' } }])
      expect(readCampaign(kept).values, time).toMatchObject({ when: 'later', date: '', time: '' });
});

it('edits to an assistant are offered as text if their base version is invalid', () => {
  const kept = {
    ...NO_ASSISTANT_EDITS,
    base: 'former',
    edited: { ...CONTENT, name: 'Ada' },
    typed: { tone: '{' },
  };
  const { values, unfit } = restoreAssistantEdits(kept);
  expect(values).toMatchObject({ base: null, edited: null, typed: { tone: '{' } });
  expect(formatRejectedFields(unfit)).toContain('Ada');
});

it('valid find-and-replace plans are restored, and the search text of an invalid plan is offered for copying', () => {
  const sought = {
    find: 'tank',
    replacement: 'vat',
    within: 'everything',
    isPattern: false,
    matchesCase: true,
  };
  const plan = { run: 'a', sought: { ...sought, isWhole: false }, articles: [] };
  const { values, unfit } = parseStoredReplaceRuns([{ run: 'b', sought, articles: 'all' }, plan]);
  expect(values).toHaveLength(1);
  expect(formatRejectedFields(unfit)).toContain('"find": "tank"');
});
