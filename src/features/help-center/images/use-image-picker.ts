import { useRef } from 'react';

/** Lets files be chosen: as new images, or one for the place of an image that was lost, by its id. */
export function useImagePicker(onFiles: (files: readonly File[], lost: string | null) => void) {
  const picker = useRef<HTMLInputElement>(null);
  const lost = useRef<string>(null);
  const open = (id: string | null): void => {
    lost.current = id;
    picker.current?.click();
  };
  return {
    picker,
    pick: () => open(null),
    pickAgain: (id: string) => open(id),
    receive: (files: readonly File[]) => onFiles(files, lost.current),
  };
}
