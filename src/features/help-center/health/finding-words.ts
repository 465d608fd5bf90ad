import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import { isolated } from '~/lib/isolated';
import { problemWords } from '../problem-labels';
import type { Finding, FindingKind, FindingPlace } from './findings';

const KINDS = {
  link: m.portal_health_kind_link,
  heading: m.portal_health_kind_heading,
  image: m.editor_image,
  'alternative-text': m.portal_health_kind_alternative_text,
  field: m.portal_health_kind_field,
  title: m.portal_health_kind_title,
  description: m.portal_health_kind_description,
  paragraph: m.portal_health_kind_paragraph,
  behind: m.portal_health_kind_behind,
  due: m.portal_health_kind_due,
  unlinked: m.portal_health_kind_unlinked,
  unread: m.portal_health_kind_unread,
} as const satisfies Record<FindingKind, unknown>;

export const findingKindWord = (t: T, kind: FindingKind): string => t(KINDS[kind]);

/** A paragraph is known again by its beginning. */
const MOST_LETTERS = 120;
const shortened = (text: string) =>
  text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS).trimEnd()}…` : text;

export function findingPlaceWord(t: T, { id, title, line }: FindingPlace): string {
  const name = isolated(title.trim() || `#${id}`);
  return line === null ? name : t(m.portal_health_place, { title: name, line });
}

/** What is wrong, in a sentence. */
export function findingSentence(t: T, { code, subject: whole, since }: Finding): string {
  const subject = isolated(shortened(whole));
  switch (code) {
    case 'link_gone':
      return t(m.portal_health_link_gone, { subject });
    case 'link_archived':
      return t(m.portal_health_link_archived, { subject });
    case 'link_draft':
      return t(m.portal_health_link_draft, { subject });
    case 'image_missing':
      return t(m.portal_health_image_missing);
    case 'same_title':
      return t(m.portal_health_same_title);
    case 'same_description':
      return t(m.portal_health_same_description, { subject });
    case 'alike':
      return t(m.portal_health_alike, { subject });
    case 'behind':
      return t(m.portal_health_behind, { subject });
    case 'due':
      return t(m.portal_health_due, {
        date: new Intl.DateTimeFormat(t.language, { dateStyle: 'medium' }).format(new Date(since ?? '')),
      });
    case 'unlinked':
      return t(m.portal_health_unlinked);
    default:
      return problemWords(t, { code, line: null, subject: shortened(whole) });
  }
}
