import { useRef } from 'react';

/**
 * Opens the file picker to add new images or to replace a missing image. `instead` is the ID of the image to replace.
 */
export function useImagePicker(onFiles: (files: readonly File[], instead: string | null) => void) {
  const picker = useRef<HTMLInputElement>(null);
  const instead = useRef<string>(null);
  const open = (id: string | null): void => {
    instead.current = id;
    picker.current?.click();
  };
  return {
    picker,
    pick: () => open(null),
    pickInstead: (id: string) => open(id),
    receive: (files: readonly File[]) => onFiles(files, instead.current),
  };
}
