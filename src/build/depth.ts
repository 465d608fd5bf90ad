// The depth and the seed of a test run. `npm test` runs a sample of every long series of cases with a fixed seed. `npm
// run test:deep` runs all cases with a new seed each time.

export const isDeepRun = process.env.DEPTH === 'deep';

/** The seed of all random choices. It is set in the environment so that child processes use the same seed. */
process.env.SEED ??= isDeepRun ? String(Math.floor(Math.random() * 2 ** 31)) : '1105506073';
export const RANDOM_SEED = Number(process.env.SEED);

/** Returns the number of random cases that a property test tries: `runs` in a deep run, otherwise a quarter of it. */
export const getPropertyRuns = (runs: number): number => (isDeepRun ? runs : Math.ceil(runs / 4));
