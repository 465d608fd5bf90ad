import * as m from '~/i18n/messages';

/**
 * Maps names of variants to descriptions. Variants that disable an operation have none, because the name of the
 * operation describes them.
 */
export const VARIANT_LABELS = {
  'large-account': m.sandbox_variant_large_account,
  'more-locales': m.sandbox_variant_more_locales,
  'long-messages': m.sandbox_variant_long_messages,
  'paged-lists': m.sandbox_variant_paged_lists,
  'filters-ignored': m.sandbox_variant_filters_ignored,
  'per-page-25': m.sandbox_variant_per_page_25,
  'unknown-values': m.sandbox_variant_unknown_values,
  'loose-shapes': m.sandbox_variant_loose_shapes,
  'promised-fields': m.sandbox_variant_contract_fields,
  'filled-defaults': m.sandbox_variant_filled_defaults,
  'no-bodies': m.sandbox_variant_no_bodies,
  'no-totals': m.sandbox_variant_no_totals,
  'further-fields': m.sandbox_variant_further_fields,
  'uploads-elsewhere': m.sandbox_variant_uploads_elsewhere,
  'no-schemes': m.sandbox_variant_no_schemes,
  'retry-after-date': m.sandbox_variant_retry_after_date,
  'retry-after-3600': m.sandbox_variant_retry_after_3600,
  'no-retry-after': m.sandbox_variant_no_retry_after,
  'hidden-headers': m.sandbox_variant_hidden_headers,
} as const;
