import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import { MIN_PARAGRAPH_ARTICLES, MIN_PARAGRAPH_WORDS } from '~/lib/text/find-similar-paragraphs';
import { isolateDirection } from '~/lib/text/isolate-direction';
import { getArticleName } from '../article-name';
import type { FindingCode, FindingPlace, PortalFinding } from './findings';

const CODES = {
  link_gone: m.portal_health_link_missing,
  link_archived: m.portal_health_link_archived,
  link_draft: m.portal_health_link_draft,
  heading_link_dead: m.portal_health_heading_link_broken,
  image_missing: m.portal_health_image_missing,
  upload_unfinished: m.portal_health_upload_unfinished,
  image_embedded: m.portal_health_image_embedded,
  image_foreign: m.portal_health_image_external,
  alternative_text_missing: m.portal_health_alternative_text_missing,
  title_missing: m.portal_health_title_missing,
  description_missing: m.portal_health_description_missing,
  same_title: m.portal_health_same_title,
  same_description: m.portal_health_same_description,
  alike: m.portal_health_repeated_paragraph,
  term_avoided: m.portal_health_term_avoided,
  term_untranslated: m.portal_health_term_untranslated,
  term_missing: m.portal_health_term_missing,
  behind: m.portal_health_behind,
  due: m.portal_health_due,
  unlinked: m.portal_health_unlinked,
  text_too_deep: m.portal_health_text_too_deep,
  text_unchecked: m.portal_health_text_unchecked,
} as const satisfies Record<FindingCode, unknown>;

export const getFindingLabel = (t: Translator, code: FindingCode): string => t(CODES[code]);

const HINTS: { readonly [Code in FindingCode]?: typeof m.portal_health_due_hint } = {
  image_foreign: m.portal_health_image_external_hint,
  term_avoided: m.portal_health_terms_hint,
  term_untranslated: m.portal_health_terms_hint,
  term_missing: m.portal_health_terms_hint,
  behind: m.portal_health_behind_hint,
  due: m.portal_health_due_hint,
  unlinked: m.portal_health_unlinked_hint,
  text_too_deep: m.portal_health_text_too_deep_hint,
  text_unchecked: m.portal_health_text_unchecked_hint,
};

/** Returns a definition or a recommendation for a kind of finding, or null if the label says enough. */
export function getFindingHint(t: Translator, code: FindingCode): string | null {
  if (code === 'alike')
    return t(m.portal_health_repeated_paragraph_hint, {
      articles: MIN_PARAGRAPH_ARTICLES,
      words: MIN_PARAGRAPH_WORDS,
    });
  const hint = HINTS[code];
  return hint ? t(hint) : null;
}

/** The maximum length of a subject in characters. The start of a paragraph is enough to recognize it. */
const MAX_LETTERS = 120;
const shortened = (text: string) =>
  text.length > MAX_LETTERS ? `${text.slice(0, MAX_LETTERS).trimEnd()}…` : text;

export function getFindingPlaceLabel(t: Translator, place: FindingPlace): string {
  const name = isolateDirection(getArticleName(t, place));
  return place.line === null ? name : t(m.portal_health_place, { title: name, line: place.line });
}

/** Returns the subject of a finding: an address, a name, an excerpt or a date. */
export function getFindingSubject(t: Translator, { code, subject, use, since }: PortalFinding): string {
  if (use !== undefined && use !== subject)
    return t(m.portal_replace_change, {
      find: isolateDirection(shortened(subject)),
      replacement: isolateDirection(use),
    });
  switch (code) {
    case 'due':
      return new Intl.DateTimeFormat(t.language, { dateStyle: 'medium' }).format(new Date(since ?? ''));
    case 'behind':
      return `${t(m.help_center_original)}: ${isolateDirection(shortened(subject))}`;
    // These findings need no subject, because the row lists the articles by title.
    case 'same_title':
      return '';
    default:
      return shortened(subject);
  }
}

const FIXES: { readonly [Code in FindingCode]?: () => string } = {
  link_gone: m.portal_health_fix_link,
  link_archived: m.portal_health_fix_link,
  link_draft: m.portal_health_fix_link,
  heading_link_dead: m.portal_health_fix_link,
  image_missing: m.portal_health_fix_image,
  upload_unfinished: m.portal_health_fix_image,
  image_embedded: m.portal_health_fix_image,
  image_foreign: m.portal_health_fix_image,
  alternative_text_missing: m.editor_alt_add,
  title_missing: m.portal_health_fix_title,
  description_missing: m.portal_health_fix_description,
  term_avoided: m.portal_health_fix_term,
  term_untranslated: m.portal_health_fix_term,
  term_missing: m.portal_health_fix_translation,
  behind: m.portal_health_fix_translation,
  due: m.portal_health_mark_reviewed,
  unlinked: m.common_open,
  text_too_deep: m.common_edit,
  text_unchecked: m.common_edit,
};

/** Returns the label of the fix for findings in a single article. */
export const getFindingFixLabel = (code: FindingCode): (() => string) | undefined => FIXES[code];
