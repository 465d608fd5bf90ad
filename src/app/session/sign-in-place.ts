import { createObservable } from '~/lib/create-observable';

/** True on the sign-in page. Initially true, because the form is rendered before the routes are loaded. */
export const isSignInPageOpen = createObservable(true);
