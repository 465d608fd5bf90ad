// What stands in the page itself, and what allows its script: its hash, and the file by which nginx puts it into the policy.
import { createHash } from 'node:crypto';
import { nginxPolicy } from './deployment/policy.ts';

/** Below the build's root. No server gives it out: its folder begins with a dot. */
export const POLICY_FILE = '.policy/policy.conf';

/** A script in the page as the policy may allow it, with nothing in its tag. */
export const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
export const INLINE_STYLE = /<style nonce="__CSP_NONCE__">([\s\S]*?)<\/style>/g;

/** How a policy names one script by its text. */
export const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The text of that file, for the page's one script. */
export const policyOf = (script: string): string => nginxPolicy(hashOf(script));
