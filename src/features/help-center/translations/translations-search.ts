/** The filters of the table of translations. `gaps` matches translations that are missing, behind or a draft. */
export const MATRIX_FILTERS = ['all', 'behind', 'missing', 'gaps'] as const;
export type MatrixFilter = (typeof MATRIX_FILTERS)[number];

/** The query string of the page with the table of translations. */
export interface TranslationsSearch {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
  readonly search?: string | undefined;
  readonly show?: string | undefined;
  readonly gaps?: true | undefined;
  /** The ID of the articles' root category. */
  readonly category_id?: number | undefined;
}

export function getMatrixFilter({ show, gaps }: TranslationsSearch): MatrixFilter {
  if (show === 'behind' || show === 'missing') return show;
  return gaps ? 'gaps' : 'all';
}
