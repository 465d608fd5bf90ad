// Stored data may come from another build, a failing disk or anyone with access to this computer. The code that loads
// it must return valid data or nothing.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listAppliedEdits } from '~/drafts/applied-edits';
import { articleDrafts, listArticleVersions } from '~/drafts/article-drafts';
import { restoreAssistantEdits } from '~/drafts/assistant-drafts';
import { formDrafts } from '~/drafts/form-drafts';
import { parseStoredChecks } from '~/drafts/prompt-checks';
import { openApprovalFile } from '~/features/campaigns/send/approval-file';
import { computeCampaignFingerprint } from '~/features/campaigns/send/fingerprint';
import { createSampleCount, SAMPLE_CONTENT, SAMPLE_NAMES } from '~/features/campaigns/send/fixtures/samples';
import { planLedgerImport } from '~/features/campaigns/send/ledger-file';
import { createEmptyDraft, parseCampaignDraft } from '~/features/campaigns/wizard/draft/campaign-draft';
import { parseStoredReplaceRuns } from '~/features/help-center/replace/stored-replace-run';
import { mutateValue } from '~/lib/fixtures/mutated';
import { isObject } from '~/lib/json/json';
import { parseTableChoice } from '~/ui/table/table-view-state';
import { activityEntrySchema } from './activity/entry';
import { lastCheckSchema } from './last-check';

/** The contents of the mocked databases. */
let kept: readonly unknown[] = [];
vi.mock('~/drafts/database', () => ({
  createLazyDatabase: () => async () => ({ getAllFromIndex: async () => kept }),
}));

const fields = { place: 'here', tab: 'a', at: 5 };
const base = { title: 'T', description: '', content: 'One\r\n', category_id: null, status: 'draft' };
const articleBase = { ...base, associated_article_id: null, updated_at: '2026-01-01T00:00:00Z' };
const words = { title: 'T', description: 'D', category_id: 3 };
const content = { name: 'N', description: null, config: { a: [1, { b: 2 }] }, texts: { 'config.p': 'Hi' } };
const edits = { base: content, edited: content, everywhere: { p: { phrase: 'a', by: 'b' } } };
const noEdits = { traced: {}, typed: { a: '{' }, pasted: [], pasting: null, byHand: [], setting: null };
const sought = { find: 'a', replacement: 'b', within: 'text', isPattern: false, matchesCase: true };
const plan = {
  format: 'campaign-plan',
  version: 1,
  author: 'a@acme.test',
  sealedAt: 5,
  content: SAMPLE_CONTENT,
};
const attempt = {
  id: 'a',
  workspace: '1/1',
  person: 'admin@acme.test',
  content: SAMPLE_CONTENT,
  fingerprint: await computeCampaignFingerprint(SAMPLE_CONTENT),
  confirmedRecipients: 1284,
  names: SAMPLE_NAMES,
  text: 'Hello',
  plan: null,
  sentAt: 5,
  endedAt: null,
  state: { name: 'sending', preview: createSampleCount('f', 1), sentAt: 5 },
};
const ENTRY = {
  ...{ id: 'a', place: '1/1/a@acme.test', workspace: '1/1', person: 'a@acme.test', at: 5, endedAt: 6 },
  ...{ kind: 'macro', act: 'update', record: '3', parent: null, name: 'N', known: [1], state: 'saved' },
  ...{ before: { name: 'M' }, after: { name: 'N' }, run: null, undoes: null, reason: null, size: 9 },
  problem: { kind: 'server', code: null, message: 'Said' },
};

type Reader = (value: unknown) => unknown;
const fromDatabase =
  (all: () => Promise<readonly unknown[] | null>): Reader =>
  (value) => {
    kept = [value];
    return all();
  };

/** The name of each store, a valid stored value, and the function that loads it. */
const STORES: readonly (readonly [string, unknown, Reader])[] = [
  ['a form', { ...fields, form: { typed: { name: 'x' } } }, fromDatabase(() => formDrafts.listAll(''))],
  [
    'an article draft',
    { ...fields, base: articleBase, mine: { ...words, content: 'All of it' } },
    fromDatabase(() => articleDrafts.listAll('', new Set())),
  ],
  [
    'a version of an article',
    { id: 1, place: 'here', at: 5, kind: 'saved', mine: { ...words, content: 'x' } },
    fromDatabase(() => listArticleVersions('')),
  ],
  [
    'the edits of an assistant',
    { ...edits, ...noEdits, broughtFrom: null },
    (value) => restoreAssistantEdits(value).values,
  ],
  [
    'the applied edits of an assistant',
    { place: 'here', id: 'a', at: 5, state: 'applied', before: content, after: content, diff: '' },
    fromDatabase(() => listAppliedEdits('')),
  ],
  [
    'the checks of a prompt',
    { checks: [{ id: 'a', kind: 'max-length', path: null, length: 8000 }], at: 5 },
    (value) => parseStoredChecks(value),
  ],
  ['an entry of the activity', ENTRY, (value) => activityEntrySchema.safeParse(value).data ?? null],
  [
    'the numbers of the last checks',
    {
      at: 5,
      count: 3,
      parts: { a: 3 },
      kind: 'checks',
      portal: null,
      before: { at: 4, count: 2, parts: {} },
    },
    (value) => lastCheckSchema.safeParse(value).data ?? null,
  ],
  ['a campaign draft', createEmptyDraft(), (value) => parseCampaignDraft(value).values],
  [
    'interrupted runs',
    [{ run: 'r', sought, articles: [{ id: 1, updated_at: '', hits: [{ field: 'title', from: 0 }] }] }],
    (value) => parseStoredReplaceRuns(value).values,
  ],
  [
    'table settings',
    { rows: 'compact', hidden: ['status'] },
    (value) => parseTableChoice(JSON.stringify(value) ?? ''),
  ],
  [
    'sent campaigns',
    { format: 'campaign-ledger', version: 1, exportedAt: 9, attempts: [attempt] },
    (value) => planLedgerImport(JSON.stringify(value) ?? '', '1/1', [], 10),
  ],
  [
    'an approval file',
    { plan: { ...plan, names: SAMPLE_NAMES, reachable: 3 }, hash: 'h' },
    (value) => openApprovalFile(JSON.stringify(value) ?? '', 'b@acme.test', SAMPLE_CONTENT),
  ],
];

/** Returns the timestamps in a value that aren't valid dates. Rendering such a timestamp would make the screen fail. */
const impossibleMoments = (value: unknown): unknown[] =>
  Array.isArray(value)
    ? value.flatMap(impossibleMoments)
    : Object.entries(isObject(value) ? value : {}).flatMap(([key, part]) =>
        /^(?:at|\w+At)$/.test(key) && typeof part === 'number' && Number.isNaN(new Date(part).getTime())
          ? [[key, part]]
          : impossibleMoments(part),
      );

const isNothing = (found: unknown): boolean => found === null || (Array.isArray(found) && found.length === 0);

describe('stored data', () => {
  beforeEach(() => vi.stubGlobal('navigator', {}));
  it.each(STORES)(
    'damaged stored data is either loaded as a valid value or ignored: %s',
    async (_, whole, read) => {
      expect(isNothing(await read(whole))).toBe(false);
      for (const value of mutateValue(whole, 200)) expect(impossibleMoments(await read(value))).toEqual([]);
      expect({}).not.toHaveProperty('polluted');
    },
  );
});
