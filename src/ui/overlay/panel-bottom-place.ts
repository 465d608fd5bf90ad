// The element that contains `PanelBottom`. It is defined in a separate file, because the code of `PanelBottom` is
// loaded with the forms.

/** The ID of the element at the end of the panel that contains sticky content. */
export const PANEL_BOTTOM = 'panel-bottom';
