// Contains the ID of the element that `PanelBottom` is rendered in. The ID is in a separate file, because the code of
// `PanelBottom` is only loaded with the forms.

/** The ID of the element at the end of the panel that contains sticky content. */
export const PANEL_BOTTOM_ID = 'panel-bottom';
