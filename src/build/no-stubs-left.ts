// Removes stubbed globals before the code of a test file's modules runs. The option `unstubGlobals` removes them only
// before each test.
import { vi } from 'vitest';

vi.unstubAllGlobals();
