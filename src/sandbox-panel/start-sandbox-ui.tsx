import type { SandboxParts } from '~/app/boot/sandbox-link';
import { applyLinkOptions, parseLinkOptions, removeLinkOptions } from '~/sandbox/link';
import type { Sandbox } from '~/sandbox/sandbox';
import { startSandbox } from '~/sandbox/worker';
import { ResetDemoMenuItem } from './reset-demo-menu-item';
import { SandboxBanner } from './sandbox-banner';

/**
 * Removes the sandbox options from the URL, because the router doesn't know them, and applies the options. Returns the
 * error message if the options are invalid, otherwise null.
 */
async function takeUpAddress(sandbox: Sandbox): Promise<string | null> {
  const { pathname, search, hash } = location;
  history.replaceState(history.state, '', pathname + removeLinkOptions(search) + hash);
  try {
    const chosen = parseLinkOptions(search);
    if (chosen) await applyLinkOptions(sandbox, chosen);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Starts the simulated platform with the options in the URL, before any request is sent. Returns the components that
 * the frame shows.
 */
export async function startSandboxUi(): Promise<SandboxParts> {
  const sandbox = await startSandbox();
  const problem = await takeUpAddress(sandbox);
  return {
    atSignIn: <SandboxBanner sandbox={sandbox} problem={problem} place="sign-in" />,
    inFrame: <SandboxBanner sandbox={sandbox} problem={problem} place="frame" />,
    inAccountMenu: <ResetDemoMenuItem sandbox={sandbox} />,
  };
}
