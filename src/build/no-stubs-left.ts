// What a unit put in a global's place is taken back before the next one (`unstubGlobals`), but the next file reads first.
import { vi } from 'vitest';

vi.unstubAllGlobals();
