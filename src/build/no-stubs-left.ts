// Removes stubbed globals before a test file's module code runs. `unstubGlobals` only does so before each test.
import { vi } from 'vitest';

vi.unstubAllGlobals();
