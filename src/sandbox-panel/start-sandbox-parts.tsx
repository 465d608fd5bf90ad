import type { SandboxParts } from '~/app/boot/sandbox-link';
import { choose, parseChosen, removeChosen } from '~/sandbox/link';
import type { Sandbox } from '~/sandbox/sandbox';
import { startSandbox } from '~/sandbox/worker';
import { ResetItem } from './reset-item';
import { SandboxBanner } from './sandbox-banner';

/**
 * Applies the sandbox options in the URL and removes them from it, because the router doesn't know them. Returns the
 * error message if the options are invalid.
 */
async function takeUpAddress(sandbox: Sandbox): Promise<string | null> {
  const { pathname, search, hash } = location;
  history.replaceState(history.state, '', pathname + removeChosen(search) + hash);
  try {
    const chosen = parseChosen(search);
    if (chosen) await choose(sandbox, chosen);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Starts the simulated platform with the options in the URL, before any request is sent. Returns the components that
 * the frame shows.
 */
export async function startSandboxParts(): Promise<SandboxParts> {
  const sandbox = await startSandbox();
  const problem = await takeUpAddress(sandbox);
  return {
    atSignIn: <SandboxBanner sandbox={sandbox} problem={problem} place="sign-in" />,
    inFrame: <SandboxBanner sandbox={sandbox} problem={problem} place="frame" />,
    inAccountMenu: <ResetItem sandbox={sandbox} />,
  };
}
