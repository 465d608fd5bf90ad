// `unstubGlobals` restores stubbed globals before each test, but a test file's module code runs before that.
import { vi } from 'vitest';

vi.unstubAllGlobals();
