import type { CannedResponse } from '~/api/canned-responses';
import { RecordHistory } from '~/resources/activity/lazy-history';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { LazyParts } from '~/ui/page/lazy-parts';
import { CannedResponseDetails } from './canned-response-details';
import { DeleteCannedResponse } from './delete-canned-response';
import { EditCannedResponse } from './edit-canned-response';
import { NewCannedResponse } from './new-canned-response';
import type { CannedDialog } from './screen-state';
import { useUpdateCachedResponses } from './use-update-cached-responses';

const RenameFolder = createLazyPart(() => import('./bulk/rename-folder'), 'RenameFolder');

interface CannedResponseDialogsProps {
  readonly dialog: CannedDialog;
  readonly onOpen: (dialog: CannedDialog) => void;
  readonly onShow: (stored: CannedResponse) => void;
}

/** The dialogs of the list of canned responses. */
export function CannedResponseDialogs(props: CannedResponseDialogsProps) {
  const { dialog, onOpen, onShow } = props;
  const { store, remove } = useUpdateCachedResponses();
  const close = () => onOpen({ name: 'none' });
  switch (dialog.name) {
    case 'none':
      return null;
    case 'new':
      return <NewCannedResponse folder={dialog.folder} onStored={store} onShow={onShow} onClose={close} />;
    case 'rename-folder':
      return (
        <LazyParts asked={dialog.folder}>
          <RenameFolder folder={dialog.folder} onClose={close} />
        </LazyParts>
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
        <EditCannedResponse response={dialog.response} onStored={store} onShow={onShow} onClose={close} />
      );
    case 'delete':
      return (
        <DeleteCannedResponse
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
        <LazyParts asked={dialog.response.id}>
          <RecordHistory
            kind="canned-response"
            record={dialog.response.id}
            name={dialog.response.short_code}
            onClose={close}
          />
        </LazyParts>
      );
  }
}
