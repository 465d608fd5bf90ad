// Whether anything was told in a corner yet: before, nothing has to stand there for it.
import { observable } from '~/lib/observable';

export const toastsAsked = observable(false);
