import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ApiError, isApiError } from '~/api/http/api-error';
import { uploadFile } from '~/api/http/upload';
import { useScope } from '~/session/scope-context';
import type { MarkdownEditorHandle } from '../editor/editor-handle';
import { noteImageHost } from '../image-hosts';
import { alternativeText, imageAddress } from './image-address';
import { LARGE_SIDE, type Preparation, type PreparedImage, prepareImage, scaledImage } from './prepare-image';
import { placeholderEnd as placeholder } from './upload-placeholder';

export type UploadState =
  | { readonly step: 'checking' }
  | { readonly step: 'unfit'; readonly why: Exclude<Preparation['kind'], 'ready'> }
  /** Very large: somebody decides whether it is scaled. */
  | { readonly step: 'large'; readonly image: PreparedImage }
  | { readonly step: 'sending'; readonly share: number; readonly image: PreparedImage }
  | { readonly step: 'failed'; readonly error: ApiError; readonly image: PreparedImage }
  /** The platform answered with an address that must not stand in an article. */
  | { readonly step: 'untrusted'; readonly address: string }
  | {
      readonly step: 'done';
      readonly address: string;
      readonly alternative: string;
      readonly isInText: boolean;
    };

export interface Upload {
  readonly id: string;
  readonly name: string;
  /** It stands in raw HTML or in code, where readers see its Markdown instead. */
  readonly isLiteral: boolean;
  readonly state: UploadState;
}

/**
 * Images on their way into an article. Each has a placeholder in the text, which its address takes the place of. `text`
 * is looked through for where they stand each time it settles.
 */
export function useImageUploads(editor: RefObject<MarkdownEditorHandle | null>, text: string) {
  const scope = useScope();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [aborts] = useState(() => new Map<string, AbortController>());
  const picker = useRef<HTMLInputElement>(null);
  useEffect(
    () => () => {
      for (const controller of aborts.values()) controller.abort();
    },
    [aborts],
  );

  const look = useEffectEvent(() =>
    setUploads((all) =>
      all.map((one) => {
        const isLiteral = editor.current?.isLiteral(partOf(one)) ?? false;
        return isLiteral === one.isLiteral ? one : { ...one, isLiteral };
      }),
    ),
  );
  const steps = uploads.map(({ state }) => state.step).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: where an image stands changes with these
  useEffect(() => look(), [text, steps]);

  const set = (id: string, state: UploadState) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, state } : one)));

  const place = (id: string, fileUrl: string) => {
    const address = imageAddress(fileUrl);
    if (address === null) return set(id, { step: 'untrusted', address: fileUrl });
    noteImageHost(address);
    const isInText = editor.current?.replaceText(placeholder(id), `](${address})`) ?? false;
    set(id, { step: 'done', address, alternative: '', isInText });
  };

  const send = async (id: string, image: PreparedImage): Promise<void> => {
    const controller = new AbortController();
    aborts.set(id, controller);
    set(id, { step: 'sending', share: 0, image });
    try {
      const { file_url } = await uploadFile({
        scope,
        file: image.file,
        name: image.name,
        signal: controller.signal,
        onProgress: (share) => set(id, { step: 'sending', share, image }),
      }).finally(() => aborts.delete(id));
      place(id, file_url);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!isApiError(error)) throw error;
      set(id, { step: 'failed', error, image });
    }
  };

  const prepare = async (id: string, file: File): Promise<void> => {
    const prepared = await prepareImage(file);
    if (prepared.kind !== 'ready') {
      set(id, { step: 'unfit', why: prepared.kind });
      editor.current?.replaceText(`![${placeholder(id)}`, '');
    } else if (prepared.image.side > LARGE_SIDE) set(id, { step: 'large', image: prepared.image });
    else await send(id, prepared.image);
  };

  const add = (files: readonly File[], position?: number): void => {
    const added = files.map((file) => ({ id: crypto.randomUUID().slice(0, 8), file }));
    setUploads((all) => [
      ...all,
      ...added.map(({ id, file }) => ({
        id,
        name: file.name,
        isLiteral: false,
        state: { step: 'checking' } as const,
      })),
    ]);
    const text = added.map(({ id }) => `![${placeholder(id)}`).join('\n\n');
    editor.current?.insert(text, position);
    // One after the other: what is sent at once arrives all the later.
    void added.reduce((before, { id, file }) => before.then(() => prepare(id, file)), Promise.resolve());
  };

  const take = (id: string) => setUploads((all) => all.filter((one) => one.id !== id));
  return {
    uploads,
    picker,
    add,
    pick: () => picker.current?.click(),
    send,
    sendScaled: async (id: string, image: PreparedImage) => send(id, await scaledImage(image)),
    /** Calls it off, and takes its placeholder out of the text. */
    cancel(id: string): void {
      aborts.get(id)?.abort();
      editor.current?.replaceText(`![${placeholder(id)}`, '');
      take(id);
    },
    /** Away with the line below the text; the text itself stays. */
    dismiss: take,
    insert(id: string, address: string, alternative: string): void {
      editor.current?.insert(`![${alternativeText(alternative)}](${address})`);
      set(id, { step: 'done', address, alternative, isInText: true });
    },
    describe(id: string, address: string, before: string, alternative: string): void {
      const [from, to] = [before, alternative].map((text) => `![${alternativeText(text)}](${address})`);
      const isInText = editor.current?.replaceText(from ?? '', to ?? '') ?? false;
      set(id, { step: 'done', address, alternative: isInText ? alternative : before, isInText });
    },
  };
}

/** What of an image stands in the text. */
const partOf = ({ id, state }: Upload): string =>
  state.step === 'done' ? `](${state.address})` : placeholder(id);

export type ImageUploads = ReturnType<typeof useImageUploads>;
