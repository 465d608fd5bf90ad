import type { SandboxParts } from '~/app/boot/sandbox-link';
import { choose, chosenIn, withoutChosen } from '~/sandbox/link';
import type { Sandbox } from '~/sandbox/sandbox';
import { startSandbox } from '~/sandbox/worker';
import { ResetItem } from './reset-item';
import { SandboxBanner } from './sandbox-banner';

/** Goes on with what the address chose, and takes that out of it: the rest is the router's. Answers why that could not be. */
async function takeUpAddress(sandbox: Sandbox): Promise<string | null> {
  const { pathname, search, hash } = location;
  history.replaceState(history.state, '', pathname + withoutChosen(search) + hash);
  try {
    const chosen = chosenIn(search);
    if (chosen) await choose(sandbox, chosen);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Starts the embedded platform as the address asks for it, before anything is requested, with what the frame shows of it. */
export async function startSandboxParts(): Promise<SandboxParts> {
  const sandbox = await startSandbox();
  const problem = await takeUpAddress(sandbox);
  return {
    atSignIn: <SandboxBanner sandbox={sandbox} problem={problem} place="sign-in" />,
    inFrame: <SandboxBanner sandbox={sandbox} problem={problem} place="frame" />,
    inAccountMenu: <ResetItem sandbox={sandbox} />,
  };
}
