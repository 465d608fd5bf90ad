// How deep a test run goes, and from which seed it chooses: `npm test` a spread of every long series, always the same one;
// `npm run test:deep` all of it, each time from another seed.

export const isDeep = process.env.DEPTH === 'deep';

/** What chooses at random begins here. Set for the processes that a run starts, too. */
process.env.SEED ??= isDeep ? String(Math.floor(Math.random() * 2 ** 31)) : '1105506073';
export const SEED = Number(process.env.SEED);

/** How often a property is tried: `runs` times in the deep run, a quarter of that in the ordinary one. */
export const tries = (runs: number): number => (isDeep ? runs : Math.ceil(runs / 4));
