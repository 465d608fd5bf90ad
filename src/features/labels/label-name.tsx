import type { Label } from '~/api/labels';
import classes from './label-name.module.css';

/** A label by its title, with its colour where it has one. */
export function LabelName({ label: { title, color } }: { readonly label: Label }) {
  return (
    <span className={classes.name} dir="auto">
      {color && <span className={classes.dot} style={{ backgroundColor: color }} aria-hidden />}
      {title}
    </span>
  );
}
