import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { allCannedResponsesQuery } from '~/resources/all-canned-responses';
import { useScope } from '~/session/scope-context';
import { isInFolder } from '../is-in-folder';
import { FolderChangeDialog } from './folder-change-dialog';
import { FolderNameField } from './folder-name-field';
import { getShortCodeAfterRename, isFolderPath, normalizeFolder } from './plan-move';

interface RenameFolderDialogProps {
  readonly folder: string;
  readonly onClose: () => void;
}

/** Renames a folder, which changes the short codes of all responses in it. */
export function RenameFolderDialog({ folder, onClose }: RenameFolderDialogProps) {
  const t = useT();
  const navigate = useNavigate({ from: '/$workspace/canned-responses' });
  const { data } = useQuery(allCannedResponsesQuery(useScope()));
  const [typed, setTyped] = useState(folder);
  const path = normalizeFolder(typed);
  const isValid = isFolderPath(path);
  /** Updates the filter of the list to the new path if the list shows the renamed folder or one of its subfolders. */
  const follow = () =>
    void navigate({
      search: ({ folder: shown, ...last }) => {
        const isShown = shown !== undefined && isInFolder(`${shown}/x`, folder);
        return { ...last, folder: isShown ? path + shown.slice(folder.length) : shown };
      },
      replace: true,
    });
  return (
    <FolderChangeDialog
      responses={data?.data.filter(({ short_code }) => isInFolder(short_code, folder)) ?? []}
      toShortCode={
        isValid && path !== folder ? (shortCode) => getShortCodeAfterRename(shortCode, folder, path) : null
      }
      getTitle={() => t(m.canned_responses_rename_folder)}
      onClose={(hasMoved) => {
        onClose();
        if (hasMoved) follow();
      }}
    >
      {(isDisabled) => (
        <FolderNameField value={typed} isInvalid={!isValid} disabled={isDisabled} onChange={setTyped} />
      )}
    </FolderChangeDialog>
  );
}
