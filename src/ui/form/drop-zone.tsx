import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import empty from '../table/empty-state.module.css';
import classes from './drop-zone.module.css';

interface DropZoneProps {
  readonly accept: string;
  /** A description of the file contents that are required. */
  readonly hint: ReactNode;
  readonly disabled?: boolean;
  /** True if choosing a file is the page's primary action. */
  readonly isPrimary?: boolean;
  readonly onFile: (file: File) => void;
}

/** Accepts a dropped or chosen file. The same file can be chosen again after it was corrected. */
export function DropZone({ accept, hint, disabled = false, isPrimary = false, onFile }: DropZoneProps) {
  const t = useT();
  const forget = useRef<() => void>(null);
  const [isOver, setOver] = useState(false);
  const take = (file: File | null | undefined) => {
    forget.current?.();
    if (file && !disabled) onFile(file);
  };
  const onDrag = (event: DragEvent, isWithin: boolean) => {
    event.preventDefault();
    setOver(isWithin && !disabled);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same for keyboard users
    <div
      className={`${empty.empty} ${classes.zone}`}
      data-over={isOver || undefined}
      onDragOver={(event) => onDrag(event, true)}
      onDragLeave={(event) => onDrag(event, false)}
      onDrop={(event) => {
        onDrag(event, false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <div className={empty.icon}>
        <IconUpload size={20} aria-hidden />
      </div>
      <p className={empty.title}>{t(m.common_drop_file)}</p>
      <p className={empty.text}>{hint}</p>
      <FileButton
        accept={accept}
        disabled={disabled}
        resetRef={forget}
        inputProps={{ 'aria-label': t(m.common_choose_file) }}
        onChange={take}
      >
        {(props) => (
          <Button variant={isPrimary ? 'filled' : 'default'} {...props} disabled={disabled}>
            {t(m.common_choose_file)}
          </Button>
        )}
      </FileButton>
    </div>
  );
}
