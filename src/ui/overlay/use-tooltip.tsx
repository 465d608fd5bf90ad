// A tooltip whose code comes when the pointer first does.
import { type ComponentType, type PointerEvent, useState } from 'react';
import type { TooltipBubbleProps } from './tooltip-bubble';

const loadBubble = () => import('./tooltip-bubble');

interface Shown {
  readonly Bubble: ComponentType<TooltipBubbleProps>;
  readonly target: HTMLElement;
}

/** The handler for the element, and the tooltip, to be drawn beside it. The element says the same in its own name. */
export function useTooltip(label: string) {
  const [shown, setShown] = useState<Shown | null>(null);
  const onPointerEnter = ({ currentTarget: target, pointerType }: PointerEvent<HTMLElement>) => {
    if (pointerType === 'touch' || shown?.target === target) return;
    // Where it can't be fetched there is none.
    loadBubble().then(
      ({ TooltipBubble }) => setShown({ Bubble: TooltipBubble, target }),
      () => undefined,
    );
  };
  return {
    target: { onPointerEnter },
    bubble: shown && <shown.Bubble target={shown.target} label={label} />,
  };
}
