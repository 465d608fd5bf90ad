import * as m from '~/i18n/messages';
import type { ResultTone } from '~/ui/results/result-tone';
import type { FindingCode, PortalFinding } from './findings';

interface Area {
  readonly key: string;
  readonly tone: ResultTone;
  readonly title: () => string;
  readonly codes: readonly FindingCode[];
}

/** The groups of findings, in the order of the tiles on the page. Each group has one tile. */
export const FINDING_AREAS: readonly Area[] = [
  {
    key: 'links',
    tone: 'bad',
    title: m.portal_health_area_links,
    codes: ['link_gone', 'link_archived', 'link_draft', 'heading_link_dead'],
  },
  {
    key: 'images',
    tone: 'warn',
    title: m.help_center_images,
    codes: [
      'image_missing',
      'upload_unfinished',
      'image_embedded',
      'image_foreign',
      'alternative_text_missing',
    ],
  },
  {
    key: 'texts',
    tone: 'warn',
    title: m.portal_health_area_texts,
    codes: ['title_missing', 'description_missing', 'same_title', 'same_description', 'alike'],
  },
  {
    key: 'terms',
    tone: 'warn',
    title: m.terms_title,
    codes: ['term_avoided', 'term_untranslated', 'term_missing'],
  },
  { key: 'outdated', tone: 'warn', title: m.portal_health_area_outdated, codes: ['behind', 'due'] },
  { key: 'unlinked', tone: 'idle', title: m.portal_health_unlinked, codes: ['unlinked'] },
  {
    key: 'unchecked',
    tone: 'idle',
    title: m.portal_health_text_unchecked,
    codes: ['text_too_deep', 'text_unchecked'],
  },
];

/** Counts findings in total and by area. */
export function countFindings(findings: readonly PortalFinding[]) {
  const parts = FINDING_AREAS.map(({ key, codes }) => [
    key,
    findings.filter(({ code }) => codes.includes(code)).length,
  ]);
  return { count: findings.length, parts: Object.fromEntries(parts) };
}
