// These values are in a separate file, because the route loads them with the first page.

/** The authors that aren't identified by an ID: the signed-in person, and people who were deleted. */
export const SPECIAL_AUTHORS = ['me', 'deleted'] as const;
export const REVIEW_FILTERS = ['over_a_year_ago'] as const;
