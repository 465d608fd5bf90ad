// Mantine's tooltip of an element that is drawn elsewhere.
import { Tooltip } from '@mantine/core';
import { useState } from 'react';

export interface TooltipBubbleProps {
  readonly target: HTMLElement;
  readonly label: string;
}

export function TooltipBubble({ target, label }: TooltipBubbleProps) {
  // The pointer may have gone on while the code was on its way.
  const [isOver] = useState(() => target.matches(':hover'));
  return <Tooltip target={target} label={label} defaultOpened={isOver} multiline maw={320} />;
}
