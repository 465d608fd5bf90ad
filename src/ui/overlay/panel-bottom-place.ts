// Apart from what stands there, whose code comes with the forms.

/** The element at the end of the panel that takes what stays in sight at its bottom. */
export const PANEL_BOTTOM = 'panel-bottom';
