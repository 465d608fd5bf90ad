// The command that the palette gives to the view menu of a list.
import { observable } from '~/lib/observable';

/** A command of the palette. The menu performs it instead of opening. */
export type ViewCommand = 'compact' | 'comfortable' | 'export';

interface GivenCommand {
  readonly command: ViewCommand;
  /**
   * The button of the menu that is to perform the command. It keeps the menu of another list from performing it later.
   */
  readonly button: HTMLElement;
}

export const viewCommand = observable<GivenCommand | null>(null);
