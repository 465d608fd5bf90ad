// Sets the run's seed for all unit tests with random input.
import fc from 'fast-check';
import { SEED } from './depth';

fc.configureGlobal({ seed: SEED });
