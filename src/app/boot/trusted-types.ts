declare global {
  /** The browser's Trusted Types API. Undefined in browsers without it. */
  var trustedTypes: TrustedTypePolicies | undefined;
}

interface TrustedTypePolicies {
  createPolicy(name: string, rules: Record<string, (input: string) => string>): unknown;
}

/**
 * The allowed paths of scripts. Only characters that every server interprets in the same way are allowed. Paths for
 * development and the sandbox aren't part of live builds.
 */
const OWN_SCRIPTS =
  import.meta.env.MODE === 'production'
    ? /^\/assets\/[\w-]+\.js$/
    : /^\/(assets|src|node_modules|@[\w-]+)\/|^\/mockServiceWorker\.js$/;

/**
 * Installs the only Trusted Types policy. It rejects markup and script text, and accepts script URLs only for the
 * console's own assets (its workers). Violations throw, so that tests reveal them.
 */
export function installTrustedTypes(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML(text) {
      // Allows text without markup, because Mantine sets style sheets through innerHTML.
      if (text.includes('<')) throw new TypeError('Markup is never set from text.');
      return text;
    },
    createScript() {
      throw new TypeError('Script is never made from text.');
    },
    createScriptURL(text) {
      const url = new URL(text, location.href);
      const isOwn = url.origin === location.origin && OWN_SCRIPTS.test(url.pathname);
      if (!isOwn) throw new TypeError('Scripts come from the console itself only.');
      return text;
    },
  });
}
