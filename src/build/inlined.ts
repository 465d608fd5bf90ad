// Finds the scripts and styles inlined in the page, and computes the hash that lets the policy allow the script. nginx
// reads the hash from a separate file.
import { createHash } from 'node:crypto';
import { createNginxPolicy } from './deployment/policy.ts';

/** The path relative to the build's root. The folder's name starts with a dot, so that servers don't serve the file. */
export const POLICY_FILE = '.policy/policy.conf';

/** Matches an inline script without attributes, the only kind that the policy allows. */
export const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
export const INLINE_STYLE = /<style nonce="__CSP_NONCE__">([\s\S]*?)<\/style>/g;

/** Returns the value of the attribute `integrity` for a file. */
export const computeIntegrity = (content: string): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Returns the policy source for a script with this text. */
export const createScriptHash = (script: string): string => `'${computeIntegrity(script)}'`;

/** Returns the contents of the policy file for the page's inline script. */
export const createInlinedPolicy = (script: string): string => createNginxPolicy(createScriptHash(script));
