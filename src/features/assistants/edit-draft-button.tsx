import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useAssistantEditing } from './editing/editing-context';
import { usePair } from './use-pair';
import { useWayToDraft } from './use-way-to-draft';

/** Leads from a published assistant to its draft, and takes along what was typed. */
export function EditDraftButton() {
  const t = useT();
  const { reading, assistantId } = useAssistantEditing();
  const draft = usePair(reading?.assistant);
  const way = useWayToDraft(assistantId);
  if (!draft) return null;
  return (
    <Button renderRoot={(props) => <Link {...props} {...way(draft.id)} />}>
      {t(m.assistants_edit_draft)}
    </Button>
  );
}
