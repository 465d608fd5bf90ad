import { Box } from '@mantine/core';
import type { Scope } from '~/api/scope';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useSession } from '~/session/scope-context';
import { useTooltip } from '~/ui/overlay/use-tooltip';
import tag from '~/ui/text/tag.module.css';
import classes from './instance-mark.module.css';
import { useKeepFrameBar } from './use-keep-frame-bar';

interface InstanceMarkProps {
  readonly scope: Scope;
}

function useSentence({ name, instance }: Scope): string {
  const t = useT();
  const state = useSession();
  const own = (state.step !== 'signed-out' && state.person.claims.instance) || '–';
  return t(m.session_elsewhere_text, { workspace: name, instance, own });
}

/** Says in the bar that the open workspace is on another instance than the sign-in's. */
export function InstanceMark({ scope }: InstanceMarkProps) {
  const t = useT();
  useKeepFrameBar();
  const sentence = useSentence(scope);
  const { target, bubble } = useTooltip(sentence);
  return (
    <>
      <Box
        {...target}
        visibleFrom="sm"
        className={`${tag.tag} ${tag.warn}`}
        role="note"
        tabIndex={0}
        aria-label={sentence}
      >
        {t(m.session_elsewhere)}
      </Box>
      {bubble}
    </>
  );
}

/** The same above the page of a phone, whose bar has no space for it and where nothing hovers. */
export function InstanceSentence({ scope }: InstanceMarkProps) {
  return (
    <Box component="p" hiddenFrom="sm" className={classes.sentence} role="note">
      {useSentence(scope)}
    </Box>
  );
}
