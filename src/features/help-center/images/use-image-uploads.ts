import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type ApiError, isApiError } from '~/api/http/api-error';
import { toImageAddress } from '~/domain/image-address';
import { getBlockedImageHost, storeImageHost } from '~/domain/image-hosts';
import {
  findUnfinishedUploads,
  hasUnfinishedUpload,
  formatPlaceholderEnd as placeholder,
} from '~/lib/markdown/upload-placeholder';
import type { MarkdownEditorHandle } from '~/markdown-editor/editor-handle';
import { uploadImageFile } from '~/records/run/upload-image-file';
import { useScope } from '~/session/scope-context';
import {
  type PreparationResult,
  type PreparedImage,
  prepareImage,
  SCALED_SIDE_PX,
  scaleImage,
} from './prepare-image';
import { useImagePicker } from './use-image-picker';

export type UploadState =
  | { readonly step: 'checking' }
  | { readonly step: 'unfit'; readonly why: Exclude<PreparationResult['kind'], 'ready'> }
  /** The image is very large. The author decides whether to scale it down. */
  | { readonly step: 'large'; readonly image: PreparedImage }
  | { readonly step: 'sending'; readonly share: number; readonly image: PreparedImage }
  | { readonly step: 'failed'; readonly error: ApiError; readonly image: PreparedImage }
  /** The platform returned an address that isn't allowed in articles. */
  | { readonly step: 'untrusted'; readonly address: string; readonly image: PreparedImage }
  | UploadedImage;

export interface UploadedImage {
  readonly step: 'done';
  readonly address: string;
  readonly isInText: boolean;
}

export interface ImageUpload {
  readonly id: string;
  readonly file: File;
  readonly abort: AbortController;
  readonly state: UploadState;
}

/**
 * An image whose upload was interrupted because the author left the page. The next page restarts the upload. A failed
 * upload isn't restarted, because it needs a manual retry.
 */
export type InterruptedUpload = Pick<ImageUpload, 'id' | 'file' | 'state'>;

/**
 * Hands over unfinished uploads. `take` returns the uploads of the previous page. `leave` passes the uploads of this
 * page to the next page.
 */
export interface UploadHandover {
  readonly take?: () => readonly InterruptedUpload[];
  readonly leave?: (images: readonly InterruptedUpload[]) => void;
}

type EditorRef = RefObject<MarkdownEditorHandle | null>;

/**
 * Manages the image uploads of an article. Each image has a placeholder in the text, which the upload replaces with the
 * image's address. `text` is the text at the last pause in typing, and is searched for placeholders.
 */
export function useImageUploads(editor: EditorRef, text: string, passing?: UploadHandover) {
  const scope = useScope();
  const [uploads, setUploads] = useState<readonly ImageUpload[]>([]);
  const abortAll = useEffectEvent(() => uploads.forEach(({ abort }) => void abort.abort()));
  useEffect(() => () => abortAll(), []);

  const set = (id: string, state: UploadState) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, state } : one)));

  const take = (id: string) => setUploads((all) => all.filter((one) => one.id !== id));

  const place = (id: string, fileUrl: string, image: PreparedImage) => {
    const address = toImageAddress(fileUrl, getBlockedImageHost());
    if (address === null) return set(id, { step: 'untrusted', address: fileUrl, image });
    storeImageHost(address);
    const isInText = editor.current?.placeImage(placeholder(id), `](${address})`) ?? false;
    // Removes the upload from the list if the text renders the image, because the editor then asks for the alternative
    // text at the image. The upload stays in the list if the image is in raw HTML or code.
    if (isInText && !editor.current?.isLiteral(`](${address})`)) take(id);
    else set(id, { step: 'done', address, isInText });
  };

  const send = async ({ id, abort: { signal } }: ImageUpload, image: PreparedImage): Promise<void> => {
    const onProgress = (share: number) => set(id, { step: 'sending', share, image });
    onProgress(0);
    try {
      const { name, file } = image;
      place(id, (await uploadImageFile({ scope, file, name, signal, onProgress })).file_url, image);
    } catch (error) {
      if (signal.aborted) return;
      if (!isApiError(error)) throw error;
      set(id, { step: 'failed', error, image });
    }
  };

  const prepare = async (upload: ImageUpload): Promise<void> => {
    const prepared = await prepareImage(upload.file);
    if (prepared.kind !== 'ready') {
      set(upload.id, { step: 'unfit', why: prepared.kind });
      editor.current?.removeImage(toImage(upload.id));
    } else if (prepared.image.side > SCALED_SIDE_PX) set(upload.id, { step: 'large', image: prepared.image });
    else await send(upload, prepared.image);
  };

  const begin = (added: readonly ImageUpload[]): void => {
    setUploads((all) => [...all, ...added]);
    // Uploads the images one after the other, because in parallel each upload would take longer.
    void added
      .filter(({ state }) => state.step === 'checking')
      .reduce((before, one) => before.then(() => prepare(one)), Promise.resolve());
  };

  usePassing(passing, uploads, begin);

  const add = (files: readonly File[], position?: number): void => {
    const added = files.map((file) => findUpload(crypto.randomUUID().slice(0, 8), file));
    editor.current?.insertImages(
      added.map(({ id }) => toImage(id)),
      position,
    );
    begin(added);
  };

  const choosing = useImagePicker((files, instead) => {
    const [file] = files;
    if (!file) return;
    if (instead === null) return add(files);
    const refused = uploads.find(({ id }) => id === instead);
    take(instead);
    // The placeholder of the unsuitable file was already removed, so the new file needs a new placeholder.
    if (refused?.state.step === 'unfit') add([file]);
    else begin([findUpload(instead, file)]);
  });

  return {
    uploads,
    /** Placeholders from an earlier visit. Their files are no longer available. */
    lost: lostImages(text, uploads),
    ...choosing,
    remove: (id: ImageUpload['id']) => editor.current?.removeImage(toImage(id)),
    /** The IDs of uploads in raw HTML or code, where readers would see the Markdown source. */
    literal: useLiteral(editor, uploads, text),
    editor,
    set,
    add,
    send,
    sendScaled: async (upload: ImageUpload, image: PreparedImage) => send(upload, await scaleImage(image)),
    /** Aborts the upload and removes its placeholder from the text. */
    cancel({ id, abort }: ImageUpload): void {
      abort.abort();
      editor.current?.removeImage(toImage(id));
      take(id);
    },
    /** Removes the upload from the list below the text, but keeps the image in the text. */
    dismiss: take,
  };
}

/** Returns the IDs of uploads whose Markdown isn't rendered, because it is in raw HTML or code. */
function useLiteral(
  editor: EditorRef,
  uploads: readonly ImageUpload[],
  text: string,
): readonly ImageUpload['id'][] {
  const [literal, setLiteral] = useState<readonly ImageUpload['id'][]>([]);
  const look = useEffectEvent(() =>
    setLiteral(uploads.filter((one) => editor.current?.isLiteral(getPart(one))).map(({ id }) => id)),
  );
  const steps = uploads.map(({ state }) => state.step).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position of an image changes with these
  useEffect(() => look(), [text, steps]);
  return literal;
}

/**
 * Restarts the unfinished uploads of the previous page. When the user leaves this page, passes its own unfinished
 * uploads to the next one.
 */
function usePassing(
  passing: UploadHandover | undefined,
  uploads: readonly ImageUpload[],
  begin: (images: readonly ImageUpload[]) => void,
): void {
  const leave = useEffectEvent(() =>
    passing?.leave?.(uploads.filter(({ state }) => /^(?:checking|large|sending|failed)$/.test(state.step))),
  );
  useLayoutEffect(() => () => leave(), []);
  const goOn = useEffectEvent(() =>
    begin(
      (passing?.take?.() ?? []).map(({ id, file, state }) =>
        findUpload(id, file, state.step === 'failed' ? state : undefined),
      ),
    ),
  );
  useEffect(() => goOn(), []);
}

const findUpload = (
  id: ImageUpload['id'],
  file: File,
  state: UploadState = { step: 'checking' },
): ImageUpload => ({
  id,
  file,
  abort: new AbortController(),
  state,
});

const lostImages = (text: string, uploads: readonly ImageUpload[]) =>
  hasUnfinishedUpload(text)
    ? findUnfinishedUploads(text).filter(({ id }) => id !== '' && !uploads.some((one) => one.id === id))
    : [];

/** Returns the start of the Markdown that is inserted for an image. */
const toImage = (id: ImageUpload['id']): string => `![${placeholder(id)}`;

/** Returns the part of the image's Markdown that identifies the image in the text. */
const getPart = ({ id, state }: ImageUpload): string =>
  state.step === 'done' ? `](${state.address})` : placeholder(id);

export type ImageUploads = ReturnType<typeof useImageUploads>;
