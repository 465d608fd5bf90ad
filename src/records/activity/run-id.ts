// The ID that all entries of a run share. It starts with the purpose where the entries alone don't show it.

export const RUN_PURPOSES = ['import', 'apply', 'replace'] as const;
export type RunPurpose = (typeof RUN_PURPOSES)[number];

export const createRunId = (purpose?: RunPurpose): string =>
  (purpose === undefined ? '' : `${purpose}_`) + crypto.randomUUID();
