// Asks the browser to compile what it fetches ahead, while a person still reads or types.
import type { Plugin } from 'vite';

/** Read by V8 where it stands first: the whole file is compiled beside the page while it is fetched. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Begins every file with the hint. Otherwise each function is compiled when it is first called, while a person waits for it. */
export function compileHints(): Plugin {
  return {
    name: 'console:compile-hints',
    apply: 'build',
    generateBundle: {
      // After Vite has put its own lists in front.
      order: 'post',
      handler(_options, bundle) {
        // The first one only imports.
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && !file.isEntry) file.code = COMPILE_HINT + file.code;
      },
    },
  };
}
