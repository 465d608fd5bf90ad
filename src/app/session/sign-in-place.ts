import { observable } from '~/lib/observable';

/** True on the sign-in page. Initially true, because the form is rendered before the routes are loaded. */
export const isSignInPageOpen = observable(true);
