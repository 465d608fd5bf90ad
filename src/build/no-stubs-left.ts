// Removes stubbed globals before a test file's modules are loaded. The option `unstubGlobals` isn't sufficient, because
// it removes stubs only before each test.
import { vi } from 'vitest';

vi.unstubAllGlobals();
