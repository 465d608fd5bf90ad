// The contents inlined in the page, and the hash that allows its script, with the file that adds it to nginx's policy.
import { createHash } from 'node:crypto';
import { createNginxPolicy } from './deployment/policy.ts';

/** Relative to the build's root. The folder starts with a dot, so that no server serves it. */
export const POLICY_FILE = '.policy/policy.conf';

/** An inline script that the policy can allow, without attributes. */
export const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
export const INLINE_STYLE = /<style nonce="__CSP_NONCE__">([\s\S]*?)<\/style>/g;

/** Returns the policy source for a script with this text. */
export const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Returns the contents of the policy file for the page's inline script. */
export const createInlinedPolicy = (script: string): string => createNginxPolicy(hashOf(script));
