// Selects the unit tests for mutation testing of critical modules: the tests next to the modules, without long property
// tests.
import { defineConfig } from 'vitest/config';

// biome-ignore lint/style/noDefaultExport: Vitest reads it.
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: [
      'src/session/*.test.ts',
      'src/api/*.test.ts',
      'src/api/http/{client,rejections}.test.ts',
      'src/app/{session/safe-redirect,boot/load-configuration}.test.ts',
      'src/domain/image-*.test.ts',
      'src/features/campaigns/send/{classify-response,send}.test.ts',
      'src/records/{save-record,create-record}.test.ts',
      'src/records/activity/log-write.test.ts',
    ],
    exclude: ['**/*.mocked.test.ts', '**/mutated-*.test.ts'],
    setupFiles: ['src/build/no-stubs-left.ts', 'src/build/unit-seed.ts', 'src/build/own-channels.ts'],
    isolate: false,
    unstubGlobals: true,
  },
});
