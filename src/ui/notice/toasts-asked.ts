// True once a toast was shown. Until then, no container for toasts is rendered.
import { observable } from '~/lib/observable';

export const areToastsNeeded = observable(false);
