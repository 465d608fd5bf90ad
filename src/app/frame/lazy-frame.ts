// Components of the frame that the first page doesn't need. All of them are fetched right after the first page.
// Otherwise a newer deployment could remove their files before they are needed, for example to sign in again.
import { createLazyPart } from '~/ui/page/create-lazy-part';

export const AccountMenuItems = createLazyPart(() => import('./account-menu-items'), 'AccountMenuItems');
export const WorkspaceMenuItems = createLazyPart(
  () => import('./workspace-menu-items'),
  'WorkspaceMenuItems',
);
export const CommandPalette = createLazyPart(() => import('../palette/palette'), 'CommandPalette');
export const DeferredFrameParts = createLazyPart(() => import('./frame-rest'), 'DeferredFrameParts');
export const RenewSessionButton = createLazyPart(
  () => import('../session/renew-session-button'),
  'RenewSessionButton',
);
export const RenewSessionDialog = createLazyPart(
  () => import('../session/renew-session-dialog'),
  'RenewSessionDialog',
);
export const SignInAgainPrompt = createLazyPart(
  () => import('../session/sign-in-again-prompt'),
  'SignInAgainPrompt',
);
export const WorkspaceProblemPage = createLazyPart(
  () => import('../problem/workspace-problem-page'),
  'WorkspaceProblemPage',
);
export const FrameBanners = createLazyPart(() => import('./frame-banners'), 'FrameBanners');
export const OtherInstanceNote = createLazyPart(() => import('./other-instance-note'), 'OtherInstanceNote');
export const Toasts = createLazyPart(() => import('./toasts-with-undo'), 'ToastsWithUndo');

export const LAZY_FRAME = [
  SignInAgainPrompt,
  RenewSessionButton,
  RenewSessionDialog,
  AccountMenuItems,
  WorkspaceMenuItems,
  CommandPalette,
  DeferredFrameParts,
  WorkspaceProblemPage,
  FrameBanners,
  OtherInstanceNote,
  Toasts,
];
