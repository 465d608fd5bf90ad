import { lazyRouteComponent } from '@tanstack/react-router';

/** The dialogs over the lists, with all that forms need: fetched as the pointer or the focus comes to what opens them. */
export const NewCannedResponse = lazyRouteComponent(
  () => import('./new-canned-response'),
  'NewCannedResponse',
);
export const CannedResponseDetails = lazyRouteComponent(
  () => import('./canned-response-details'),
  'CannedResponseDetails',
);
export const EditCannedResponse = lazyRouteComponent(
  () => import('./edit-canned-response'),
  'EditCannedResponse',
);
export const DeleteCannedResponse = lazyRouteComponent(
  () => import('./delete-canned-response'),
  'DeleteCannedResponse',
);
export const CannedViewMenu = lazyRouteComponent(() => import('./import/canned-view-menu'), 'CannedViewMenu');
export const CannedResponseItems = lazyRouteComponent(
  () => import('./import/canned-response-items'),
  'CannedResponseItems',
);
