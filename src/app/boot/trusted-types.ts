declare global {
  /** Where the browser has them. */
  var trustedTypes: TrustedTypePolicies | undefined;
}

interface TrustedTypePolicies {
  createPolicy(name: string, rules: Record<string, (input: string) => string>): unknown;
}

/** Where scripts may come from, in letters that no server reads otherwise. What only development and the sandbox load is no part of a live build. */
const OWN_SCRIPTS =
  import.meta.env.MODE === 'production'
    ? /^\/assets\/[\w-]+\.js$/
    : /^\/(assets|src|node_modules|@[\w-]+)\/|^\/mockServiceWorker\.js$/;

/**
 * The one Trusted Types policy: no markup, no script text, and script addresses of this console's own assets only (its
 * workers). What it refuses throws, so that a mistake shows in the first test and not in an attack.
 */
export function installTrustedTypes(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML(text) {
      // Mantine writes style sheets through innerHTML; they hold no markup.
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
