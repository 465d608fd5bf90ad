import classes from './settings.module.css';

/** What people call it, and the key itself, small; the key alone where there is no other name. */
export function KeyLabel({ name, path }: { readonly name: string; readonly path: string }) {
  return name === path.replace(/^config\./, '') ? (
    <code className={classes.alone}>{name}</code>
  ) : (
    <>
      {name} <code className={classes.key}>{path}</code>
    </>
  );
}
