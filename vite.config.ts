import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { className } from './src/build/class-name.ts';
import { compileHints } from './src/build/compile-hints.ts';
import { iconImports } from './src/build/icon-imports.ts';
import { mantineStyles } from './src/build/mantine-styles.ts';
import { mockServiceWorker } from './src/build/mock-service-worker.ts';
import { prerender } from './src/build/prerender.ts';
import { shortMessages } from './src/build/short-messages.ts';

const plugins = [
  iconImports(),
  shortMessages(),
  tanstackRouter({
    target: 'react',
    generatedRouteTree: 'src/app/route-tree.gen.ts',
    routesDirectory: 'src/routes',
    quoteStyle: 'single',
    autoCodeSplitting: true,
    // Loader and screen share a chunk: a feature's schemas and queries are not part of the sign-in page.
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
  mantineStyles(),
  mockServiceWorker(),
  compileHints(),
  prerender(),
];

export default defineConfig({
  // Units need none of them, and a watcher among them would keep the test run from ending.
  plugins: process.env.VITEST ? [] : plugins,
  resolve: {
    tsconfigPaths: true,
    // Its browser build decodes through innerHTML, which a worker doesn't have and the page's policy doesn't want.
    alias: {
      // React has it itself; the other is for older ones.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      'decode-named-character-reference': `${import.meta.dirname}/node_modules/decode-named-character-reference/index.js`,
    },
  },
  server: { host: '127.0.0.1', port: 5173 },
  // The server puts a fresh nonce in the place of this word, in every answer that carries the page.
  html: { cspNonce: '__CSP_NONCE__' },
  css: { modules: { generateScopedName: className } },
  // A worker's parts are fetched as they are needed, too.
  worker: { format: 'es' },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    // What a screen's code imports is found in it: lists of it in the first page would weigh more than what they speed up, since
    // every screen is fetched ahead.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, dependencies, { hostType }) => (hostType === 'html' ? dependencies : []),
    },
    target: 'es2023',
    // The first browsers with light-dark(): lowered for older ones, it needs toggles that Mantine's color-scheme doesn't set.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      output: {
        // The first page names every file of every screen: a name beside the hash would be a hundredth of its code.
        // So is each letter of a hash; shorter ones are refused for so many files.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        // Small files weigh more than one large one, since each is compressed alone. Each group takes along what its parts
        // import: otherwise two files would wait for each other.
        codeSplitting: {
          groups: [
            {
              // All that the sign-in page needs. What others import of the entry is in there, too: who imports the entry fetches
              // its style sheet, which is in the page.
              name: 'console',
              priority: 3,
              test: /src\/(app\/boot\/(boot|sandbox-link)|ui\/page\/missing-part|features\/sign-in\/sign-in-screen)\.tsx?|node_modules\/(react|react-dom|scheduler)\//,
            },
            {
              // What talks to the platform, the router, the list of all pages, the frame, and what nearly every list consists
              // of: the form is alive without them, and they are fetched while it is filled in.
              name: 'frame',
              priority: 2,
              test: /src\/(api\/(auth|http\/client)|features\/sign-in\/sign-in-flow|app\/(boot\/(routes|preload-screen|query-client)|frame\/workspace-frame)|ui\/(table\/(row-button|row-action|use-row-menu)|page\/new-button|text\/use-text-marker|time\/time|overlay\/more-button)|session\/use-availability|records\/list\/list-screen|api\/http\/(query|page|wire))\.tsx?|paraglide\/messages\/common_(sort|newest_first|oldest_first|updated|import|status|name|more_actions)\.js|paraglide\/messages\/canned_responses_new\.js|icons\/Icon(Plus|Dots|Copy|Pencil|ChevronDown|Folder|Upload)\.mjs|react-query\/build\/modern\/useQuery\.js/,
            },
            {
              // What signing in may need beyond its first form.
              name: 'sign-in-rest',
              priority: 2,
              test: /src\/features\/sign-in\/(challenge-steps|show-password|notice)\.tsx/,
            },
            {
              // What the list of canned responses shares with its dialogs and with other lists.
              name: 'canned',
              priority: 2,
              test: /src\/(api\/canned-responses|features\/canned-responses\/(folders|last-changed|lazy-dialogs|use-copy-text)|ui\/identity\/(variable-chips|variable-names)|lib\/text\/(text-variables|humanize-key))\.tsx?|paraglide\/messages\/(canned_responses_(all|content|folders?|no_folder|short_code|search\w*|none\w*)|identity_variable_\w+|records_(copy_text|row_action)|common_(actions|conversation_number|edit|email|inbox))\.js/,
            },
            {
              // What keeps to the request limit, and a few lines each that would cost more as files of their own.
              name: 'pace',
              priority: 1,
              test: /src\/(api\/http\/(pace|read-afresh)|lib\/(file\/file-text|text\/(shortened|same-name))|records\/run\/paced-access)\.ts/,
            },
            {
              // A few lines for each kind of record, which the Health page loads together.
              name: 'checks',
              priority: 1,
              test: /src\/resources\/([\w-]+-)?checks\.ts/,
            },
            {
              // The activity's own words, which no list needs.
              name: 'activity-words',
              priority: 1,
              test: /paraglide\/messages\/activity_\w+\.js/,
            },
            {
              // Words of forms, dialogs and text comparison, which no list shows.
              name: 'form-words',
              priority: 2,
              test: /paraglide\/messages\/common_(json_|number_(in|am)|name_(twin|hidden|spaces)|unsaved|discard|import_preview|download_json|(previous|next)_match|match_of|no_(matches|differences)|side_by_side|restored|required|digits_only|choose_file|target_number|auto_assignment|out_of_office|pending_person|rows_not_sent|record_details|duplicate|further_fields)\w*\.js/,
            },
            {
              // The words that screens share: the first page names each file.
              name: 'words',
              priority: 1,
              test: /paraglide\/messages\/common_\w+\.js/,
            },
            {
              // What writes records, forms first: what only lists needs none of it.
              name: 'forms',
              priority: 1,
              test: /\/src\/(lib\/json\/typed-number|records\/(form\/(record-form|use-record-form|delete-dialog)|save-record|create-record|remove-record|run\/(run-dialog|run-table|use-run)|activity\/undo-toast))\.tsx?$/,
            },
            {
              // What many screens share and no list waits for: the first page names each file.
              name: 'parts',
              priority: 0,
              minShareCount: 4,
              test: /\/src\/(ui\/(?!editor-find|difference|table\/(use-rows-in-sight|open-by-key))(\w+\/)?|domain\/(?!used-by|uses)|session\/|drafts\/|api\/)[^/?]+\.tsx?$|\/src\/(resources\/portal-queries|features\/help-center\/locale-name|lib\/(file\/csv-sheet|in-slices|sha256)|records\/list\/list-sheet)\.tsx?$|icons\/Icon(Trash|ArrowUp)\.mjs/,
            },
            {
              // Words that any two screens share, and small modules of two lists: the first page names each file.
              name: 'shared-words',
              minShareCount: 2,
              test: /paraglide\/messages\/(?!common_|_index)\w+\.js|\/src\/(records\/list\/name-sort|domain\/channel-word)\.tsx?$/,
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
          // Nothing of a unit outlives its file: what it sets it takes back. Starting anew for each took as long as all of them.
          isolate: false,
        },
      },
      {
        extends: true,
        // A module in another's place holds for whoever imports it first, and stays: these start anew.
        test: { name: 'mocked', include: ['src/**/*.mocked.test.{ts,tsx}'] },
      },
    ],
    // Nothing is judged by how long it takes: beside the browser tests a unit gets what they leave of the processor.
    testTimeout: 600_000,
    unstubGlobals: true,
  },
});
