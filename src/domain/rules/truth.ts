// Three-valued logic: true, false, and null for an unknown value.
export type Truth = boolean | null;

export const evaluateNot = (value: Truth): Truth => (value === null ? null : !value);

/** Returns false if one of the values is false, otherwise null if one is unknown. */
export const evaluateAnd = (values: readonly Truth[]): Truth =>
  values.includes(false) ? false : values.includes(null) ? null : true;

/** Returns true if one of the values is true, otherwise null if one is unknown. */
export const evaluateOr = (values: readonly Truth[]): Truth =>
  values.includes(true) ? true : values.includes(null) ? null : false;
