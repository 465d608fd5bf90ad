// Formats the output of test runners for a log.

/** Removes the progress lines of the browser tests (`[12/360] …`) and keeps failures and totals. */
export const removeProgress = (output: string): string =>
  output
    .split('\n')
    .filter((line) => !/^\[\d+\/\d+\] /.test(line))
    .join('\n')
    .trim();
