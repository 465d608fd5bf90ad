import { Box } from '@mantine/core';
import type { Scope } from '~/api/scope';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useSession } from '~/session/scope-context';
import classes from './other-instance-note.module.css';

/** A note above the page that the workspace belongs to a different instance than the one that the user signed in to. */
export function OtherInstanceNote({ scope }: { readonly scope: Scope }) {
  const t = useT();
  const state = useSession();
  const own = (state.step !== 'signed-out' && state.person.claims.instance) || '–';
  return (
    <Box component="p" hiddenFrom="sm" className={classes.sentence} role="note">
      {t(m.session_another_instance_text, { workspace: scope.name, instance: scope.instance, own })}
    </Box>
  );
}
