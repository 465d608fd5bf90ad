// The command that the palette gives to the view menu of a list.
import { createObservable } from '~/lib/create-observable';

/** A command of the palette. The menu performs it instead of opening. */
export type ViewMenuCommand = 'compact' | 'comfortable' | 'export';

interface GivenCommand {
  readonly command: ViewMenuCommand;
  /**
   * The button of the menu that is to perform the command. It keeps the menu of another list from performing it later.
   */
  readonly button: HTMLElement;
}

export const viewMenuCommand = createObservable<GivenCommand | null>(null);
