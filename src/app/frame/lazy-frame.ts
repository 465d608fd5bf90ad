// Components of the frame that aren't needed at once. All are fetched after the first page, because signing in again
// must not depend on files that a newer deployment may have removed.
import { lazyRouteComponent } from '@tanstack/react-router';

export const AccountItems = lazyRouteComponent(() => import('./account-items'), 'AccountItems');
export const WorkspaceItems = lazyRouteComponent(() => import('./workspace-items'), 'WorkspaceItems');
export const Palette = lazyRouteComponent(() => import('../palette/palette'), 'Palette');
export const FrameRest = lazyRouteComponent(() => import('./frame-rest'), 'FrameRest');
export const RenewButton = lazyRouteComponent(() => import('../session/renew-button'), 'RenewButton');
export const RenewDialog = lazyRouteComponent(() => import('../session/renew-dialog'), 'RenewDialog');
export const SignInAgain = lazyRouteComponent(() => import('../session/sign-in-again'), 'SignInAgain');
export const WorkspaceProblem = lazyRouteComponent(
  () => import('../problem/workspace-problem'),
  'WorkspaceProblem',
);
export const FrameStrips = lazyRouteComponent(() => import('./frame-strips'), 'FrameStrips');
export const InstanceSentence = lazyRouteComponent(() => import('./instance-sentence'), 'InstanceSentence');
export const Toasts = lazyRouteComponent(() => import('~/ui/notice/toast'), 'Toasts');

export const LAZY_FRAME = [
  SignInAgain,
  RenewButton,
  RenewDialog,
  AccountItems,
  WorkspaceItems,
  Palette,
  FrameRest,
  WorkspaceProblem,
  FrameStrips,
  InstanceSentence,
  Toasts,
];
