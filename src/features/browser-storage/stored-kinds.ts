import {
  IconArrowsDiff,
  IconBookmark,
  IconClock,
  IconDownload,
  IconEye,
  IconHistory,
  IconLanguage,
  IconListCheck,
  IconPencil,
  type IconProps,
  IconRobot,
  IconShieldCheck,
  IconSpeakerphone,
  IconUpload,
  IconUsers,
  IconVocabulary,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import * as m from '~/i18n/messages';
import type { StoredDataName } from '~/records/count-stored';

interface StoredKind {
  readonly icon: ComponentType<IconProps>;
  readonly title: () => string;
  readonly text: () => string;
}

/** Icons, titles and descriptions of the kinds of stored records. */
export const STORED_KINDS: Readonly<Record<StoredDataName, StoredKind>> = {
  drafts: { icon: IconPencil, title: m.campaign_list_tab_drafts, text: m.browser_storage_drafts_text },
  versions: { icon: IconHistory, title: m.browser_storage_versions, text: m.browser_storage_versions_text },
  translations: {
    icon: IconLanguage,
    title: m.translations_checks,
    text: m.browser_storage_translations_text,
  },
  reviews: { icon: IconEye, title: m.browser_storage_reviews, text: m.browser_storage_reviews_text },
  terms: { icon: IconVocabulary, title: m.terms_title, text: m.browser_storage_terms_text },
  promptChecks: {
    icon: IconListCheck,
    title: m.prompt_checks_title,
    text: m.browser_storage_prompt_checks_text,
  },
  imports: { icon: IconUpload, title: m.browser_storage_imports, text: m.browser_storage_imports_text },
  exports: { icon: IconDownload, title: m.browser_storage_exports, text: m.browser_storage_exports_text },
  applied: { icon: IconRobot, title: m.browser_storage_applied, text: m.browser_storage_applied_text },
  activity: {
    icon: IconArrowsDiff,
    title: m.common_activity,
    text: m.browser_storage_activity_text,
  },
  filters: {
    icon: IconBookmark,
    title: m.conversations_filters,
    text: m.browser_storage_filters_text,
  },
  recent: { icon: IconClock, title: m.frame_recent, text: m.browser_storage_recent_text },
  readings: {
    icon: IconShieldCheck,
    title: m.browser_storage_last_checks,
    text: m.browser_storage_last_checks_text,
  },
  audiences: {
    icon: IconUsers,
    title: m.campaigns_test_audience,
    text: m.browser_storage_test_audience_text,
  },
  campaigns: {
    icon: IconSpeakerphone,
    title: m.browser_storage_campaigns,
    text: m.browser_storage_campaigns_text,
  },
};
