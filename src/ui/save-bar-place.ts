// Apart from the bar itself, whose code comes with the forms.

/** The element at the end of the panel that takes the bar of what is unsaved. */
export const SAVE_BAR = 'save-bar';
