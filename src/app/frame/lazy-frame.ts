// Components of the frame that aren't needed at once. All are fetched after the first page, because signing in again
// must not depend on files that a newer deployment may have removed.
import { createLazyPart } from '~/ui/page/create-lazy-part';

export const AccountItems = createLazyPart(() => import('./account-items'), 'AccountItems');
export const WorkspaceItems = createLazyPart(() => import('./workspace-items'), 'WorkspaceItems');
export const Palette = createLazyPart(() => import('../palette/palette'), 'Palette');
export const DeferredFrameParts = createLazyPart(() => import('./frame-rest'), 'DeferredFrameParts');
export const RenewButton = createLazyPart(() => import('../session/renew-button'), 'RenewButton');
export const RenewDialog = createLazyPart(() => import('../session/renew-dialog'), 'RenewDialog');
export const SignInAgain = createLazyPart(() => import('../session/sign-in-again'), 'SignInAgain');
export const WorkspaceProblem = createLazyPart(
  () => import('../problem/workspace-problem'),
  'WorkspaceProblem',
);
export const FrameBanners = createLazyPart(() => import('./frame-banners'), 'FrameBanners');
export const InstanceSentence = createLazyPart(() => import('./instance-sentence'), 'InstanceSentence');
export const Toasts = createLazyPart(() => import('./toasts-with-undo'), 'ToastsWithUndo');

export const LAZY_FRAME = [
  SignInAgain,
  RenewButton,
  RenewDialog,
  AccountItems,
  WorkspaceItems,
  Palette,
  DeferredFrameParts,
  WorkspaceProblem,
  FrameBanners,
  InstanceSentence,
  Toasts,
];
