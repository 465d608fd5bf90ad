// Three-valued logic: true, false, and null for what can't be known.
export type Truth = boolean | null;

export const not = (value: Truth): Truth => (value === null ? null : !value);

/** Returns false if one is false, otherwise null if one can't be known. */
export const every = (values: readonly Truth[]): Truth =>
  values.includes(false) ? false : values.includes(null) ? null : true;

/** Returns true if one is true, otherwise null if one can't be known. */
export const some = (values: readonly Truth[]): Truth =>
  values.includes(true) ? true : values.includes(null) ? null : false;
