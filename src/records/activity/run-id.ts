// The ID shared by all activity entries of a run (a bulk operation). It starts with the run's purpose if the purpose
// can't be derived from the entries.

export const RUN_PURPOSES = ['import', 'apply', 'replace'] as const;
export type RunPurpose = (typeof RUN_PURPOSES)[number];

export const createRunId = (purpose?: RunPurpose): string =>
  (purpose === undefined ? '' : `${purpose}_`) + crypto.randomUUID();
