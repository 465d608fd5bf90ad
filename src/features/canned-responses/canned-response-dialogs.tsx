import type { CannedResponse } from '~/api/canned-responses';
import { RecordHistoryDrawer } from '~/resources/activity/lazy-history';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import { CannedResponseDetails } from './canned-response-details';
import { DeleteCannedResponseDialog } from './delete-canned-response-dialog';
import { EditCannedResponseDialog } from './edit-canned-response-dialog';
import { NewCannedResponseDialog } from './new-canned-response-dialog';
import type { CannedResponseDialog } from './screen-state';
import { useUpdateCachedResponses } from './use-update-cached-responses';

const RenameFolder = createLazyPart(() => import('./bulk/rename-folder-dialog'), 'RenameFolderDialog');

interface CannedResponseDialogsProps {
  readonly dialog: CannedResponseDialog;
  readonly onOpen: (dialog: CannedResponseDialog) => void;
  readonly onShow: (stored: CannedResponse) => void;
}

export function CannedResponseDialogs(props: CannedResponseDialogsProps) {
  const { dialog, onOpen, onShow } = props;
  const { store, remove } = useUpdateCachedResponses();
  const close = () => onOpen({ name: 'none' });
  switch (dialog.name) {
    case 'none':
      return null;
    case 'new':
      return (
        <NewCannedResponseDialog folder={dialog.folder} onStored={store} onShow={onShow} onClose={close} />
      );
    case 'rename-folder':
      return (
        <LazyPartBoundary asked={dialog.folder}>
          <RenameFolder folder={dialog.folder} onClose={close} />
        </LazyPartBoundary>
      );
    case 'details':
      return (
        <CannedResponseDetails
          response={dialog.response}
          onOpen={(name) => onOpen({ name, response: dialog.response })}
          onClose={close}
        />
      );
    case 'edit':
      return (
        <EditCannedResponseDialog
          response={dialog.response}
          onStored={store}
          onShow={onShow}
          onClose={close}
        />
      );
    case 'delete':
      return (
        <DeleteCannedResponseDialog
          response={dialog.response}
          onGone={() => {
            remove(dialog.response);
            close();
          }}
          onClose={close}
        />
      );
    case 'history':
      return (
        <LazyPartBoundary asked={dialog.response.id}>
          <RecordHistoryDrawer
            kind="canned-response"
            record={dialog.response.id}
            name={dialog.response.short_code}
            onClose={close}
          />
        </LazyPartBoundary>
      );
  }
}
