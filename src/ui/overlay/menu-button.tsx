// A button whose menu's code comes apart: the button is there at once, and stays the same one when the menu comes.
import { type ReactNode, type RefCallback, useId, useState } from 'react';
import { type LazyPart, LazyParts, preloading } from '../page/lazy-parts';

/** What a menu needs to know of its button. */
export interface MenuOfButton {
  readonly id: string;
  readonly button: HTMLElement | null;
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
}

interface MenuTarget extends ReturnType<typeof preloading> {
  readonly ref: RefCallback<HTMLElement>;
  readonly id: string;
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: () => void;
}

interface MenuButtonProps {
  /** The code of the menu. */
  readonly part: LazyPart;
  /** Draws that part, in which the items stand in a `ButtonMenu`. */
  readonly menu: (menu: MenuOfButton) => ReactNode;
  /** Draws the button. */
  readonly children: (props: MenuTarget) => ReactNode;
}

export function MenuButton({ part, menu, children }: MenuButtonProps) {
  const id = useId();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [step, setStep] = useState<'never opened' | 'open' | 'closed'>('never opened');
  const isOpen = step === 'open';
  return (
    <>
      {children({
        ...preloading(part),
        ref: setButton,
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? `${id}-dropdown` : undefined,
        onClick: () => setStep(isOpen ? 'closed' : 'open'),
      })}
      {step !== 'never opened' && (
        <LazyParts asked={step}>
          {menu({ id, button, isOpen, onChange: (next) => setStep(next ? 'open' : 'closed') })}
        </LazyParts>
      )}
    </>
  );
}
