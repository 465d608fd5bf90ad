// Recognizes the errors of code that failed to load, in the page and in workers.

/** The name of these errors. A worker posts the name of an error to the page along with its message. */
export const MISSING_CODE_NAME = 'MissingPart';

export const isMissingCodeError = (error: unknown): boolean =>
  error instanceof Error && error.name === MISSING_CODE_NAME;
