import type { Locale } from '~/i18n/locale';
import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import { fieldTitle } from '~/records/activity/entry-words';
import type { CheckName, Finding } from '../plan/checks';

type Sentence = (inputs: { readonly about: string }, options?: { locale?: Locale }) => string;

interface CheckWords {
  readonly found: Sentence;
  readonly way: typeof m.apply_way_source;
}

/** What each check found, and the way out. */
const WORDS: Readonly<Record<CheckName, CheckWords>> = {
  'twice-in-source': { found: m.apply_check_twice_in_source, way: m.apply_way_one_name },
  'twice-in-target': { found: m.apply_check_twice_in_target, way: m.apply_way_one_name_here },
  'field-missing': { found: m.apply_check_field_missing, way: m.apply_way_source },
  'administrators-only': { found: m.apply_check_administrators_only, way: m.apply_way_administrator },
  'kind-unread': { found: m.apply_check_kind_unread, way: m.apply_way_administrator },
  'name-open': { found: m.apply_check_name_open, way: m.apply_way_names },
  'team-of-the-platform': { found: m.apply_check_team_of_the_platform, way: m.apply_way_team },
  'left-out': { found: m.apply_check_left_out, way: m.apply_way_names },
  'person-unconfirmed': { found: m.apply_check_person_unconfirmed, way: m.apply_way_unconfirmed },
  'members-stay': { found: m.apply_check_members_stay, way: m.apply_way_members },
  'members-unknown': { found: m.apply_check_members_unknown, way: m.apply_way_members },
  'macro-without-actions': { found: m.apply_check_macro_without_actions, way: m.apply_way_names },
  'action-refused': { found: m.apply_check_action_refused, way: m.apply_way_source },
  'action-not-understood': { found: m.apply_check_action_not_understood, way: m.apply_way_macro },
  'macro-becomes-personal': { found: m.apply_check_macro_becomes_personal, way: m.apply_way_administrator },
  'macro-is-yours': { found: m.apply_check_macro_is_yours, way: m.apply_way_author },
  'address-unfit': { found: m.apply_check_address_unfit, way: m.apply_way_source },
  'address-for-ever': { found: m.apply_check_address_for_ever, way: m.apply_way_slug },
  'default-language-differs': {
    found: m.apply_check_default_language_differs,
    way: m.apply_way_default_language,
  },
  'portal-archived': { found: m.apply_check_portal_archived, way: m.apply_way_archived },
  'portal-missing': { found: m.apply_check_portal_missing, way: m.apply_way_portals },
  'language-missing': { found: m.apply_check_language_missing, way: m.apply_way_language },
  'category-missing': { found: m.apply_check_category_missing, way: m.apply_way_categories },
  elsewhere: { found: m.apply_check_elsewhere, way: m.apply_way_source },
  'language-without-category': { found: m.apply_check_language_without_category, way: m.apply_way_source },
  'translation-circle': { found: m.apply_check_translation_circle, way: m.apply_way_source },
  'translation-twice': { found: m.apply_check_translation_twice, way: m.apply_way_translation },
  'original-missing': { found: m.apply_check_original_missing, way: m.apply_way_original },
  'nested-category': { found: m.apply_check_nested_category, way: m.apply_way_nested },
  'matched-by-title': { found: m.apply_check_matched_by_title, way: m.apply_way_title },
  'address-differs': { found: m.apply_check_address_differs, way: m.apply_way_new_slug },
  'archived-there': { found: m.apply_check_archived_there, way: m.apply_way_archived },
  'public-at-once': { found: m.apply_check_public_at_once, way: m.apply_way_public },
  'too-many-links': { found: m.apply_check_too_many_links, way: m.apply_way_by_hand },
  'link-leads-nowhere': { found: m.apply_check_link_leads_nowhere, way: m.apply_way_links },
  'image-missing': { found: m.apply_check_image_missing, way: m.apply_way_images },
  'image-unfit': { found: m.apply_check_image_unfit, way: m.apply_way_image_size },
  'image-elsewhere': { found: m.apply_check_image_elsewhere, way: m.apply_way_servers },
  'upload-unfinished': { found: m.apply_check_upload_unfinished, way: m.apply_way_source },
};

/** Fields are called as their forms call them; all else is a name. */
function aboutIn(t: T, { check, about }: Finding): string {
  if (check !== 'field-missing') return about;
  return about
    .split(', ')
    .map((field) => fieldTitle(t, field))
    .join(', ');
}

/** What a check says of a record. */
export const foundSentence = (t: T, finding: Finding): string =>
  t(WORDS[finding.check].found, { about: aboutIn(t, finding) });

/** What a person can do about it. */
export const waySentence = (t: T, { check }: Finding): string => t(WORDS[check].way);

/** What a check says, without what it says it of. */
export const checkTitle = (t: T, check: CheckName): string =>
  t(WORDS[check].found, { about: '…' }).replace(/\.$/, '');
