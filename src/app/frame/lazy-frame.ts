// Components of the frame that aren't needed at once. All are fetched after the first page, because signing in again
// must not depend on files that a newer deployment may have removed.
import { lazyPart } from '~/ui/page/lazy-part';

export const AccountItems = lazyPart(() => import('./account-items'), 'AccountItems');
export const WorkspaceItems = lazyPart(() => import('./workspace-items'), 'WorkspaceItems');
export const Palette = lazyPart(() => import('../palette/palette'), 'Palette');
export const DeferredFrameParts = lazyPart(() => import('./frame-rest'), 'DeferredFrameParts');
export const RenewButton = lazyPart(() => import('../session/renew-button'), 'RenewButton');
export const RenewDialog = lazyPart(() => import('../session/renew-dialog'), 'RenewDialog');
export const SignInAgain = lazyPart(() => import('../session/sign-in-again'), 'SignInAgain');
export const WorkspaceProblem = lazyPart(() => import('../problem/workspace-problem'), 'WorkspaceProblem');
export const FrameStrips = lazyPart(() => import('./frame-strips'), 'FrameStrips');
export const InstanceSentence = lazyPart(() => import('./instance-sentence'), 'InstanceSentence');
export const Toasts = lazyPart(() => import('./toasts-with-undo'), 'ToastsWithUndo');

export const LAZY_FRAME = [
  SignInAgain,
  RenewButton,
  RenewDialog,
  AccountItems,
  WorkspaceItems,
  Palette,
  DeferredFrameParts,
  WorkspaceProblem,
  FrameStrips,
  InstanceSentence,
  Toasts,
];
