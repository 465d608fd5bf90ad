// What stands in the page itself, and what allows its script: its hash, and the file by which nginx puts it into the policy.
import { createHash } from 'node:crypto';

/** Below the build's root. No server gives it out: its folder begins with a dot. */
export const POLICY_FILE = '.policy/early-script.conf';

/** A script in the page as the policy may allow it, with nothing in its tag. */
export const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
export const INLINE_STYLE = /<style nonce="__CSP_NONCE__">([\s\S]*?)<\/style>/g;

/** The text of that file: the variable of nginx that stands in the policy's script-src. */
export const policyOf = (script: string): string =>
  `map "" $early_script {
    default "'sha256-${createHash('sha256').update(script).digest('base64')}'";
}
`;
