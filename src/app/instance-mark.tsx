import { Box } from '@mantine/core';
import type { Scope } from '~/api/scope';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useSession } from '~/session/scope-context';
import tag from '~/ui/tag.module.css';
import { useTooltip } from '~/ui/use-tooltip';

interface InstanceMarkProps {
  readonly scope: Scope;
  /** In the header, or above the page where the header has no space for it. */
  readonly screens: { readonly visibleFrom: 'sm' } | { readonly hiddenFrom: 'sm' };
}

/** Says that the open workspace is on another instance than the sign-in's. */
export function InstanceMark({ scope, screens }: InstanceMarkProps) {
  const t = useT();
  const state = useSession();
  const { name, instance } = scope;
  const own = (state.step !== 'signed-out' && state.person.claims.instance) || '–';
  const sentence = t(m.session_elsewhere_text, { workspace: name, instance, own });
  const { target, bubble } = useTooltip(sentence);
  return (
    <>
      <Box
        {...screens}
        {...target}
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
