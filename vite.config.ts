import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { createClassName } from './src/build/class-name.ts';
import { createCompileHintsPlugin } from './src/build/create-compile-hints-plugin.ts';
import { createIconImportsPlugin } from './src/build/create-icon-imports-plugin.ts';
import { createMantineStylesPlugin } from './src/build/create-mantine-styles-plugin.ts';
import { createMockWorkerPlugin } from './src/build/create-mock-worker-plugin.ts';
import { createPrerenderPlugin } from './src/build/create-prerender-plugin.ts';
import { createShortMessagesPlugin } from './src/build/create-short-messages-plugin.ts';

const plugins = [
  createIconImportsPlugin(),
  createShortMessagesPlugin(),
  tanstackRouter({
    target: 'react',
    generatedRouteTree: 'src/app/route-tree.gen.ts',
    routesDirectory: 'src/routes',
    quoteStyle: 'single',
    autoCodeSplitting: true,
    // Puts the loader and the screen of a route into one chunk, so that a feature's schemas and queries aren't part of
    // the sign-in page.
    codeSplittingOptions: {
      defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
    },
  }),
  paraglideVitePlugin({
    project: './src/i18n/project.inlang',
    outdir: './src/i18n/paraglide',
    strategy: ['globalVariable', 'baseLocale'],
  }),
  react({ compiler: true }),
  createMantineStylesPlugin(),
  createMockWorkerPlugin(),
  createCompileHintsPlugin(),
  createPrerenderPlugin(),
];

export default defineConfig({
  // Unit tests need no plugins, and a plugin's file watcher would keep the test run from ending.
  plugins: process.env.VITEST ? [] : plugins,
  resolve: {
    tsconfigPaths: true,
    alias: {
      // Skips the shim for older versions of React, because React now includes this hook.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      // Replaces the browser build, which decodes with innerHTML. Workers don't have innerHTML, and the content
      // security policy forbids it.
      'decode-named-character-reference': `${import.meta.dirname}/node_modules/decode-named-character-reference/index.js`,
      // Uses these builds, because other builds of the libraries need bundler helpers that every page would load.
      jszip: `${import.meta.dirname}/node_modules/jszip/lib/index.js`,
      underscore: `${import.meta.dirname}/node_modules/underscore/underscore-umd.js`,
    },
  },
  server: { host: '127.0.0.1', port: 5173 },
  // The server replaces this placeholder with a fresh nonce in every response that contains the page.
  html: { cspNonce: '__CSP_NONCE__' },
  css: { modules: { generateScopedName: createClassName } },
  // ES modules, so that workers can load their chunks on demand.
  worker: { format: 'es' },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    // Preloads only the imports of the page itself. Listing the imports of every screen would add bytes without saving
    // time, since all screens are prefetched.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, dependencies, { hostType }) => (hostType === 'html' ? dependencies : []),
    },
    target: 'es2023',
    // The first browsers with light-dark(). For older browsers, the build would add a fallback that needs variables
    // that Mantine doesn't set.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      output: {
        // The first page lists every file of every screen, so a name in addition to the hash would increase the page's
        // size by a percent. Shorter hashes would reduce the size, but the bundler rejects them for this many files.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        // Many small files are larger in total than a single file, since each is compressed separately. Each group
        // includes the imports of its modules, because otherwise two files would depend on each other.
        codeSplitting: {
          groups: [
            {
              // Everything that the sign-in page needs. Includes modules that other chunks import from the entry,
              // because importing the entry would fetch its style sheet, which is already inlined in the page.
              name: 'console',
              priority: 3,
              test: /src\/(app\/boot\/(boot|sandbox-link)|ui\/page\/missing-part|features\/sign-in\/sign-in-screen)\.tsx?|node_modules\/(react|react-dom|scheduler)\//,
            },
            {
              // The API client, the router, the routes, the frame, and the components that nearly every list needs. The
              // sign-in form works without these modules, which are fetched while a person fills in the form.
              name: 'frame',
              priority: 2,
              test: /src\/(api\/(auth|http\/client)|features\/sign-in\/sign-in-flow|app\/(boot\/(app-router|preload-screen|query-client)|frame\/workspace-frame)|ui\/(table\/(row-button|row-action|use-row-menu)|page\/new-record-button|text\/use-text-marker|time\/time|overlay\/more-actions-button)|session\/use-operation-availability|records\/list\/list-screen|api\/http\/(query|page|wire))\.tsx?|paraglide\/messages\/common_(sort|newest_first|oldest_first|updated|import|status|name|more_actions)\.js|paraglide\/messages\/canned_responses_new\.js|icons\/Icon(Plus|Dots|Copy|Pencil|ChevronDown|Folder|Upload)\.mjs|react-query\/build\/modern\/useQuery\.js/,
            },
            {
              // Later steps of signing in, which not everyone needs.
              name: 'sign-in-rest',
              priority: 2,
              test: /src\/features\/sign-in\/(challenge-steps|show-password-button|sign-in-notice-alert)\.tsx/,
            },
            {
              // Modules that the list of canned responses shares with its dialogs and with other lists.
              name: 'canned',
              priority: 2,
              test: /src\/(api\/canned-responses|features\/canned-responses\/(folders|lazy-dialogs|use-copy-response-text)|ui\/(identity\/(text-with-variable-chips|variable-names)|table\/selection\/row-choice)|lib\/text\/(split-by-variables|humanize-key))\.tsx?|paraglide\/messages\/(canned_responses_(all|content|folder|no_folder|short_code|search\w*)|identity_variable_\w+|records_(copy_text|row_action|select(_page)?)|common_(actions|conversation_number|edit|email|inbox))\.js/,
            },
            {
              // Pacing for the request limit, and small modules that would add more bytes as separate files.
              name: 'pace',
              priority: 1,
              test: /src\/(api\/http\/(request-pacer|read-uncached)|lib\/(file\/read-file-text|text\/(shorten-text|same-name))|records\/run\/paced-access)\.ts/,
            },
            {
              // Small modules per kind of record, which the Checks page loads together.
              name: 'checks',
              priority: 1,
              test: /src\/resources\/([\w-]+-)?checks\.ts/,
            },
            {
              // Messages of the activity list, which no other list needs.
              name: 'activity-words',
              priority: 1,
              test: /paraglide\/messages\/activity_\w+\.js/,
            },
            {
              // Messages of forms, dialogs and text comparison, which no list shows.
              name: 'form-words',
              priority: 2,
              test: /paraglide\/messages\/common_(json_|number_(in|am)|name_(twin|hidden|spaces)|unsaved|discard|import_preview|download_json|(previous|next)_match|match_of|no_(matches|differences)|side_by_side|restored|required|digits_only|choose_file|target_number|auto_assignment|out_of_office|pending_person|rows_not_sent|record_details|duplicate|further_fields)\w*\.js/,
            },
            {
              // Messages that several screens share. They are in one file, because the first page lists every file.
              name: 'words',
              priority: 1,
              test: /paraglide\/messages\/common_\w+\.js/,
            },
            {
              // Forms and other code that writes records, which lists alone don't need.
              name: 'forms',
              priority: 1,
              test: /\/src\/(lib\/json\/parse-number|records\/(form\/(record-form|use-record-form|delete-dialog)|save-record|create-record|remove-record|run\/(run-dialog|run-table|use-row-run)|activity\/undo-toast))\.tsx?$/,
            },
            {
              // Modules that many screens share and that no list waits for. They are in one file, because the first
              // page lists every file.
              name: 'parts',
              priority: 0,
              minShareCount: 4,
              test: /\/src\/(ui\/(?!editor-find|difference|table\/(use-virtual-rows|open-by-identifier-notice))(\w+\/)?|domain\/(?!usage-overview|references|use-referencing-records)|session\/|drafts\/|api\/)[^/?]+\.tsx?$|\/src\/(resources\/portal-queries|features\/help-center\/locale-name|lib\/(file\/csv-sheet|in-slices|sha256)|records\/list\/list-sheet)\.tsx?$|icons\/Icon(Trash|ArrowUp)\.mjs/,
            },
            {
              // Messages that at least two screens share, and small modules of two lists.
              name: 'shared-words',
              minShareCount: 2,
              test: /paraglide\/messages\/(?!common_|_index)\w+\.js|\/src\/records\/list\/name-sort-filter\.tsx?$/,
            },
          ],
        },
      },
    },
  },
  test: {
    environment: 'node',
    setupFiles: ['src/build/no-stubs-left.ts', 'src/build/unit-seed.ts', 'src/build/own-channels.ts'],
    pool: 'threads',
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['**/*.mocked.test.*'],
          // Each test file cleans up after itself, and a fresh environment per file would double the run time.
          isolate: false,
        },
      },
      {
        extends: true,
        // A mocked module would stay cached for other files, so each of these files runs in a fresh environment.
        test: { name: 'mocked', include: ['src/**/*.mocked.test.{ts,tsx}'] },
      },
    ],
    // A generous limit that only ends tests that hang, because browser tests may run at the same time and use most of
    // the processor.
    testTimeout: 600_000,
    unstubGlobals: true,
  },
});
