import { Button } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import { type ReactNode, startTransition } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { getResource } from '~/resources/resources';
import { getTransfer } from '~/resources/transfers';
import { useScope } from '~/session/scope-context';
import { moveFocusOnRemoval } from '~/ui/form/move-focus-on-removal';
import { ResultGroup } from '~/ui/results/result-group';
import { ResultRow } from '~/ui/results/result-row';
import { getWorkspaceName } from '../open-workspaces';
import { listUnresolvedReferences, type NamedReference, type ReferenceChoices } from '../plan/mapping';
import type { TargetAccount } from '../plan/target-account';
import { getRecordName } from '../record-labels';
import { ReferenceChoiceField } from './reference-choice-field';
import type { ReferenceChoice } from './use-apply';

/** The maximum number of affected records listed in a tooltip. */
const MAX_NAMES = 20;
/** The number of rows shown at first. It is small, so that the plan below is easy to reach. */
const FIRST = 5;

export interface ReferenceGroupProps {
  readonly named: readonly NamedReference[];
  readonly target: TargetAccount;
  /** The replacements that the displayed plan uses. */
  readonly choices: ReferenceChoices;
  /** The latest replacements. The plan that uses them may not be ready yet. */
  readonly chosen: ReadonlyMap<string, ReferenceChoice>;
  readonly onChoose: (chosen: ReadonlyMap<string, ReferenceChoice>) => void;
}

/** Returns a function that renders the field for selecting the replacement of a name. */
export function useReferenceChoiceField({
  target,
  chosen,
  onChoose,
}: ReferenceGroupProps): (named: NamedReference) => ReactNode {
  return (named) => (
    <ReferenceChoiceField
      named={named}
      target={target}
      chosen={chosen.get(named.id) ?? null}
      onChoose={(choice) => {
        const next = new Map(chosen);
        if (choice === null) next.delete(named.id);
        else next.set(named.id, choice);
        onChoose(next);
      }}
    />
  );
}

/**
 * Lists the names in the source that don't exist in the account. A name stays listed after its replacement was
 * selected.
 */
export function MissingReferences(props: ReferenceGroupProps) {
  const { named, choices, chosen, onChoose } = props;
  const t = useT();
  const choiceOf = useReferenceChoiceField(props);
  const missing = named.filter(({ decision }) => decision === null);
  const open = listUnresolvedReferences(named, choices);
  if (missing.length === 0) return null;
  const skipAll = () => {
    const next = new Map([...chosen, ...open.map(({ id }) => [id, 'left-out'] as const)]);
    // Updates in a transition, because the change re-renders all visible controls.
    startTransition(() => onChoose(next));
  };
  return (
    <ResultGroup
      title={t(m.apply_names)}
      text={open.length > 0 ? t(m.apply_unresolved_names, { count: open.length }) : t(m.apply_all_resolved)}
      end={
        open.length > 0 && (
          <Button ref={moveFocusOnRemoval} variant="subtle" color="gray" size="compact-sm" onClick={skipAll}>
            {t(m.apply_skip_unresolved)}
          </Button>
        )
      }
      items={missing}
      getKey={({ id }) => id}
      first={FIRST}
    >
      {(one) => <NameRow named={one} choice={choiceOf(one)} />}
    </ResultGroup>
  );
}

/** Lists the names in the source that exist in the account or that the plan creates. */
export function FoundReferences(props: ReferenceGroupProps) {
  const t = useT();
  const target = getWorkspaceName(useScope());
  const choiceOf = useReferenceChoiceField(props);
  const found = props.named.filter(({ decision }) => decision !== null);
  if (found.length === 0) return null;
  const hasPlanned = found.some(({ decision }) => decision?.step === 'planned');
  return (
    <ResultGroup
      title={t(m.apply_names_found)}
      text={t(hasPlanned ? m.apply_names_found_or_added_text : m.apply_names_found_text, { target })}
      items={found}
      getKey={({ id }) => id}
      first={FIRST}
      isShut
    >
      {(one) => <NameRow named={one} choice={choiceOf(one)} />}
    </ResultGroup>
  );
}

interface NameRowProps {
  readonly named: NamedReference;
  readonly choice: ReactNode;
}

function NameRow({ named: { name, kind, usedBy }, choice }: NameRowProps) {
  const t = useT();
  const { kind: resource, singular } = getTransfer(kind);
  return (
    <ResultRow
      icon={getResource(resource)?.icon ?? IconUser}
      name={<span className="raw-text">{name}</span>}
      kind={t(singular ?? m.common_name)}
      text={
        <span title={usedBy.slice(0, MAX_NAMES).map(getRecordName).join('\n')}>
          {t(m.apply_used_by, { count: usedBy.length })}
        </span>
      }
      fix={choice}
    />
  );
}
