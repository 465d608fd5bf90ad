import { useNavigate } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { Dialog } from '~/ui/overlay/dialog';
import { IdentifierForm, OpenByIdentifierNotice } from '~/ui/table/open-by-identifier-notice';

interface OpenAssistantDialogProps {
  readonly role: string | undefined;
  /** Closes the dialog. If undefined, the form is shown as a page instead, because no list is open behind it. */
  readonly onClose?: () => void;
}

/** A form that opens an assistant by its ID. */
export function OpenAssistantDialog({ role, onClose }: OpenAssistantDialogProps) {
  const t = useT();
  const { slug } = useScope();
  const navigate = useNavigate();
  const form = {
    label: t(m.assistants_id),
    openLabel: t(m.assistants_open),
    onOpen: (assistantId: string) =>
      void navigate({
        to: '/$workspace/assistants/$assistantId/{-$part}',
        params: { workspace: slug, assistantId },
        search: { role },
      }),
  };
  if (!onClose)
    return (
      <OpenByIdentifierNotice
        title={t(m.assistants_list_off)}
        text={t(m.assistants_list_off_text)}
        {...form}
      />
    );
  return (
    <Dialog title={t(m.assistants_open)} onClose={onClose}>
      <IdentifierForm isPrimary {...form} />
    </Dialog>
  );
}
