// Rewrites imports of icons to the file of each icon, because importing the package's index would make a build read six
// thousand files.
import type { Plugin } from 'vite';

const PACKAGE = '@tabler/icons-react';
const IMPORT = /import \{([^}]+)\} from '@tabler\/icons-react';/g;

export function createIconImportsPlugin(): Plugin {
  let isBuild = false;
  return {
    name: 'icon-imports',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    transform: {
      filter: { code: PACKAGE },
      handler(code, _id, options) {
        // The development server has already bundled the package, so its imports stay unchanged.
        if (!isBuild && !options?.ssr) return null;
        return code.replaceAll(IMPORT, (_all, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '' && !name.startsWith('type '))
            .map((name) => `import ${name} from '${PACKAGE}/dist/esm/icons/${name}.mjs';`)
            .join(' '),
        );
      },
    },
  };
}
