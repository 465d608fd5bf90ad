import { expect, it } from 'vitest';
import { getTranslator } from '~/i18n/use-t';
import type { MissingRecords } from '~/resources/transfer/define-transfer';
import { listComparableKinds } from './bundle-source';
import { listMissingPartNames } from './kind-labels';

const UNREAD: readonly MissingRecords[] = [
  { kind: 'macros', why: 'not-chosen' },
  { kind: 'inboxes', why: 'forbidden' },
  { kind: 'members', why: 'not-offered' },
  { kind: 'articles', why: 'forbidden', portal: 'manuals' },
  { kind: 'assistants', why: 'not-offered', assistant: 'sales' },
  { kind: 'assistants', why: 'not-offered', assistant: 'support' },
];

it('names the missing parts of an exported account, such as a portal’s articles or one assistant', () => {
  expect(listMissingPartNames(getTranslator('en'), UNREAD)).toEqual([
    'Inboxes',
    'Members',
    'Articles of manuals',
    'Assistants (sales)',
    'Assistants (support)',
  ]);
});

it('allows comparing a record kind even if some of its records are missing', () => {
  const bundle = { records: [], images: new Map(), unread: UNREAD };
  const file = { name: 'a.zip', opened: { kind: 'bundle', bundle, unreadable: [] } } as const;
  const kinds = listComparableKinds([{ kind: 'file', file }]);
  expect(kinds).toEqual(expect.arrayContaining(['teams', 'articles', 'assistants']));
  expect(kinds).not.toContain('inboxes');
});
