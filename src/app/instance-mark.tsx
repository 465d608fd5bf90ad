import { Badge, Tooltip } from '@mantine/core';
import type { Scope } from '~/api/scope';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useCoverage, useSession } from '~/session/scope-context';

interface InstanceMarkProps {
  readonly scope: Scope;
  /** In the header, or above the page where the header has no space for it. */
  readonly screens: { readonly visibleFrom: 'sm' } | { readonly hiddenFrom: 'sm' };
}

/** Stands there while a workspace on another instance than the sign-in's is open. */
export function InstanceMark({ scope, screens }: InstanceMarkProps) {
  const t = useT();
  const state = useSession();
  const coverage = useCoverage(scope);
  if (state.step === 'signed-out' || coverage !== 'opened') return null;
  const { name, instance } = scope;
  const sentence = t(m.session_elsewhere_text, {
    workspace: name,
    instance,
    own: state.person.claims.instance ?? '–',
  });
  return (
    <Tooltip label={sentence} multiline maw={320}>
      <Badge
        {...screens}
        color="yellow"
        variant="outline"
        c="var(--mantine-color-yellow-light-color)"
        role="note"
        tabIndex={0}
        aria-label={sentence}
      >
        {t(m.session_elsewhere)}
      </Badge>
    </Tooltip>
  );
}
