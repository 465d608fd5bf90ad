// Sets the random seed of the test run for all property tests.
import fc from 'fast-check';
import { RANDOM_SEED } from './depth';

fc.configureGlobal({ seed: RANDOM_SEED });
