import { Anchor, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { toImageAddress } from '~/domain/image-address';
import { getBlockedImageHost, storeImageHost } from '~/domain/image-hosts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { uploadImageFile } from '~/records/run/upload-image-file';
import { useScope } from '~/session/scope-context';
import { BusyButton } from '~/ui/form/busy-button';
import { describeProblem } from '~/ui/notice/describe-problem';
import { useIsProblemOutdated } from '~/ui/notice/ended-problem';
import { GUARDED_LINK } from '~/ui/text/outside-link';
import { prepareImage } from '../../images/prepare-image';

interface ExternalImageFixProps {
  readonly address: string;
  /** Replaces the image's address. Returns false if the text no longer contains the image. */
  readonly onReplace: (address: string, next: string) => boolean;
}

/**
 * Replaces an external image with an uploaded file. The user has to open and save the image first, because the console
 * can't download it.
 */
export function ExternalImageFix({ address, onReplace }: ExternalImageFixProps) {
  const t = useT();
  const scope = useScope();
  const input = useRef<HTMLInputElement>(null);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  /** Resolves to an error message, or to null on success. */
  const replacing = useMutation({
    mutationFn: async (given: File): Promise<string | null> => {
      const prepared = await prepareImage(given);
      if (prepared.kind !== 'ready') return t(m.help_center_import_image, { address: given.name });
      leaving.current = new AbortController();
      const { file, name } = prepared.image;
      const { signal } = leaving.current;
      const { file_url } = await uploadImageFile({ scope, file, name, onProgress: () => {}, signal });
      const next = toImageAddress(file_url, getBlockedImageHost());
      if (next === null) return t(m.help_center_import_image, { address: file_url });
      storeImageHost(next);
      return onReplace(address, next) ? null : t(m.help_center_fix_failed);
    },
  });
  const isEnded = useIsProblemOutdated(replacing.error);
  const problem =
    replacing.error && !isEnded
      ? describeProblem(t, replacing.error, 'write').title
      : (replacing.data ?? null);
  const label = t(m.help_center_fix_image);
  return (
    <Group gap="xs" my={4}>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) replacing.mutate(file);
        }}
      />
      <BusyButton
        variant="default"
        size="compact-sm"
        loading={replacing.isPending}
        onClick={() => input.current?.click()}
      >
        {label}
      </BusyButton>
      {/^https?:\/\//.test(address) && (
        <Anchor size="sm" href={address} target="_blank" rel="noreferrer" {...GUARDED_LINK}>
          {t(m.help_center_fix_image_open)}
        </Anchor>
      )}
      {problem !== null && (
        <Text size="xs" c="red" role="alert" className="raw-text">
          {problem}
        </Text>
      )}
    </Group>
  );
}
