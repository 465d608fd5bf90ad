// Values that the URLs of lists may contain. They aren't in the modules of their resources, because all URLs are
// validated before the code of their screens loads.

export const CANNED_RESPONSE_SORTS = ['short_code_asc', 'short_code_desc', 'newest', 'oldest'] as const;
export const NAME_SORTS = ['name_asc', 'name_desc', 'newest', 'oldest'] as const;
export const LABEL_SORTS = ['name_asc', 'name_desc', 'uses'] as const;
export const ARTICLE_SORTS = ['updated_desc', 'updated_asc', 'title_asc', 'title_desc'] as const;
export const ARTICLE_STATUSES = ['draft', 'published', 'archived'] as const;
export const CONVERSATION_STATUSES = ['open', 'resolved', 'pending', 'snoozed', 'proactive'] as const;
export const RULE_STATES = ['on', 'off'] as const;
export const MESSAGE_TYPES = ['incoming', 'outgoing', 'activity', 'template'] as const;
