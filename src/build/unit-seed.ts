// For every unit that chooses at random: the run's one seed.
import fc from 'fast-check';
import { SEED } from './depth';

fc.configureGlobal({ seed: SEED });
