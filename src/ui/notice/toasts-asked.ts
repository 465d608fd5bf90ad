// True once a toast was shown. Until then, no container for toasts is rendered.
import { createObservable } from '~/lib/create-observable';

export const areToastsNeeded = createObservable(false);
