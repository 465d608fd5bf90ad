import { useRef } from 'react';

/** Lets files be chosen: as new images, or one in the place of an image that isn't there, by its id. */
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
