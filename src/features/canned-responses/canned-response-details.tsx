import { Button, Group, Stack, Text } from '@mantine/core';
import {
  type CannedResponse,
  cannedResponseSchema,
  deleteCannedResponse,
  updateCannedResponse,
} from '~/api/canned-responses';
import { DashboardLink } from '~/domain/dashboard-link';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { TextWithVariableChips } from '~/ui/identity/text-with-variable-chips';
import { CopyButton } from '~/ui/notice/copy-button';
import { Dialog } from '~/ui/overlay/dialog';
import { FieldValueList } from '~/ui/page/field-value-list';
import { Time } from '~/ui/time/time';
import { ContentPreview } from './content-preview';
import { useLastChangedRenderer } from './last-changed';

interface CannedResponseDetailsProps {
  readonly response: CannedResponse;
  /** Replaces this dialog with another one. */
  readonly onOpen: (dialog: 'edit' | 'delete' | 'history') => void;
  readonly onClose: () => void;
}

/** The full text of a response with a preview and actions. */
export function CannedResponseDetails({ response, onOpen, onClose }: CannedResponseDetailsProps) {
  const t = useT();
  const lastChanged = useLastChangedRenderer();
  const canEdit = useOperationAvailability(updateCannedResponse) === 'on';
  const canDelete = useOperationAvailability(deleteCannedResponse) === 'on';
  const further = Object.entries(response).filter(
    ([name]) => !Object.hasOwn(cannedResponseSchema.shape, name),
  );
  return (
    <Dialog onClose={onClose} size="lg" title={<span className="raw-text">{response.short_code}</span>}>
      <Stack>
        <Text size="sm" className="raw-text" dir="auto">
          <TextWithVariableChips text={response.content} />
        </Text>
        <ContentPreview content={response.content} />
        <FieldValueList
          facts={[
            [t(m.common_created), <Time key="created" value={response.created_at} />],
            [t(m.common_updated), lastChanged(response)],
            ...further.map(([name, value]) => [name, JSON.stringify(value)] as const),
          ]}
        />
        <DashboardLink record="cannedResponse" id={response.id} />
        {!canEdit && !canDelete && (
          <Text size="sm" c="dimmed">
            {t(m.canned_responses_not_supported)}
          </Text>
        )}
        <Group data-foot justify="space-between" gap="xs">
          <CopyButton
            value={response.content}
            label={t(m.records_copy_text)}
            copiedLabel={t(m.common_copied)}
            describedAs={t(m.records_copy_text)}
            size="sm"
          />
          <Group gap="xs">
            <Button variant="default" onClick={() => onOpen('history')}>
              {t(m.common_history)}
            </Button>
            {canDelete && (
              <Button variant="default" onClick={() => onOpen('delete')}>
                {t(m.common_delete)}
              </Button>
            )}
            {canEdit && (
              <Button aria-keyshortcuts="E" onClick={() => onOpen('edit')}>
                {t(m.common_edit)}
              </Button>
            )}
          </Group>
        </Group>
      </Stack>
    </Dialog>
  );
}
