// The command that the palette gives to the view menu of a list.
import { createObservable } from '~/lib/create-observable';

/** A command of the palette. The menu performs it instead of opening. */
export type ViewMenuCommand = 'compact' | 'comfortable' | 'export';

interface GivenCommand {
  readonly command: ViewMenuCommand;
  /**
   * The button of the menu that should run the command. It prevents the menu of another list from running the command
   * later.
   */
  readonly button: HTMLElement;
}

export const viewMenuCommand = createObservable<GivenCommand | null>(null);
