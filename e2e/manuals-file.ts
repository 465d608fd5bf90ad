// A small export file. It contains a portal with two published articles that link to each other, records that can be
// applied only after the person makes a decision, and records that are applied with a warning.

import type { Bundle, BundleRecord } from '../src/features/compare/bundle/bundle';
import { createBundleFiles, packFiles } from '../src/features/compare/bundle/bundle-files';
import { BUNDLE_KINDS } from '../src/resources/transfers';

const article = (slug: string, title: string, text: string, category = 'all'): BundleRecord => ({
  kind: 'articles',
  key: ['manuals', 'en', slug],
  values: {
    title,
    locale: 'en',
    slug,
    portal_slug: 'manuals',
    status: 'published',
    category_id: { $ref: 'category', key: ['manuals', 'en', category] },
    associated_article_id: null,
  },
  text,
});

const recordsWith = (person: string): readonly BundleRecord[] => [
  { kind: 'labels', key: ['fragile'], values: { title: 'fragile', color: '#aa0000' }, text: null },
  {
    kind: 'teams',
    key: ['potters'],
    values: { name: 'potters', members: [{ $ref: 'agent', key: [person] }] },
    text: null,
  },
  {
    kind: 'portals',
    key: ['manuals'],
    values: { name: 'Manuals', slug: 'manuals', default_locale: 'en', allowed_locales: ['en'] },
    text: null,
  },
  {
    kind: 'categories',
    key: ['manuals', 'en', 'all'],
    values: { name: 'All', slug: 'all', locale: 'en', portal_slug: 'manuals' },
    text: null,
  },
  article('the-pot', 'The pot', 'See [the cup](../../../articles/manuals/en/the-cup.md).'),
  article('the-cup', 'The cup', 'See [the pot](../../../articles/manuals/en/the-pot.md).'),
  article('the-jug', 'The jug', 'Without its category.', 'jugs'),
];

/** Returns the export file as input for a file field. `person` is the email address of the team's member. */
export async function createManualsFile(person = 'nobody@pots.test') {
  const records = recordsWith(person);
  const kinds = new Set(records.map(({ kind }) => kind));
  const unread = BUNDLE_KINDS.filter((kind) => !kinds.has(kind)).map((kind) => ({
    kind,
    why: 'not-chosen' as const,
  }));
  const bundle: Bundle = { records, images: new Map(), unread };
  const archive = await packFiles(await createBundleFiles(bundle));
  return {
    name: 'manuals-2026-11-01-09-30-admin@pots.test.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(await archive.arrayBuffer()),
  };
}
