import { observable } from '~/lib/observable';

/** Whether the page is that of signing in: until the routes say otherwise, since the form is there before them. */
export const atSignIn = observable(true);
