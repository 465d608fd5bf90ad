// The one line above what a whole page is about: the way back, the name, where the words are, and what can be done.
import { Button, type ButtonProps } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { type ComponentProps, type ReactElement, useLayoutEffect } from 'react';
import classes from './page-bar.module.css';

let bars = 0;
const tellDocument = () => document.documentElement.toggleAttribute('data-page-bar', bars > 0);

/** Takes the place of the frame's bar: the frame hides that where the document says so. */
export function PageBar({ className = '', ...props }: ComponentProps<'div'>) {
  useLayoutEffect(() => {
    bars += 1;
    tellDocument();
    return () => {
      bars -= 1;
      // Not before the next page's own is there: with each change the browser styles the whole document anew.
      queueMicrotask(tellDocument);
    };
  }, []);
  return <div {...props} className={`${classes.bar} ${className}`} />;
}

interface PageBackProps extends ButtonProps {
  readonly onClick?: () => void;
  /** The link to what lies above; without it this is a button. */
  readonly renderRoot?: (props: Record<string, unknown>) => ReactElement;
}

/** Where the page lies within, as the first of its bar. On a phone the arrow of a link says it to the eye. */
export function PageBack({ children, ...props }: PageBackProps) {
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-sm"
      className={classes.back}
      leftSection={<IconChevronLeft size={16} aria-hidden />}
      {...props}
    >
      <span className={classes.words}>{children}</span>
    </Button>
  );
}
