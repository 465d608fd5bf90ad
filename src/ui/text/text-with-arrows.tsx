import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp } from '@tabler/icons-react';
import { Fragment } from 'react';
import classes from './text-with-arrows.module.css';

const ICONS = new Map([
  ['←', IconArrowLeft],
  ['→', IconArrowRight],
  ['↑', IconArrowUp],
  ['↓', IconArrowDown],
]);

/** Shows the arrows in a text as icons, because the font lacks some of them. Keeps the characters for screen readers. */
export function TextWithArrows({ text }: { readonly text: string }) {
  return text.split(/([←-↓])/).map((piece, index) => {
    const Icon = ICONS.get(piece);
    return Icon ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its position
      <span key={index} className={classes.arrow}>
        <Icon aria-hidden />
        <span>{piece}</span>
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its position
      <Fragment key={index}>{piece}</Fragment>
    );
  });
}
