import { Button, Group, Paper, Progress, Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ProblemNotice } from '~/ui/problem-notice';
import { LARGE_SIDE, MOST_BYTES, type PreparedImage } from './prepare-image';
import type { ImageUploads, Upload } from './use-image-uploads';

interface ImageLineProps {
  readonly upload: Upload;
  readonly images: ImageUploads;
}

/** One image on its way, or there and waiting for its alternative text. */
export function ImageLine({ upload, images }: ImageLineProps) {
  const t = useT();
  const { id, name, isLiteral, state } = upload;
  const megabytes = MOST_BYTES / 1024 / 1024;
  const button = (label: string, onClick: () => void) => (
    <Button variant="default" size="compact-sm" onClick={onClick}>
      {label}
    </Button>
  );
  const cancel = button(t(m.common_cancel), () => images.cancel(id));
  const dismiss = button(t(m.common_close), () => images.dismiss(id));
  const scaled = (image: PreparedImage) =>
    button(t(m.help_center_image_scale, { side: LARGE_SIDE }), () => void images.sendScaled(id, image));
  const content = (): ReactNode => {
    switch (state.step) {
      case 'checking':
        return <Text size="sm">{t(m.help_center_image_checking)}</Text>;
      case 'unfit': {
        const words = {
          'no-image': t(m.help_center_image_no_image),
          'too-large': t(m.help_center_image_too_large, { megabytes }),
          unreadable: t(m.help_center_image_unreadable),
        };
        return (
          <Group gap="xs">
            <Text size="sm" c="red">
              {words[state.why]}
            </Text>
            {dismiss}
          </Group>
        );
      }
      case 'large':
        return (
          <Group gap="xs">
            <Text size="sm">{t(m.help_center_image_large, { side: state.image.side })}</Text>
            {scaled(state.image)}
            {button(t(m.help_center_image_as_is), () => void images.send(id, state.image))}
            {cancel}
          </Group>
        );
      case 'sending':
        return (
          <Group gap="xs" wrap="nowrap">
            <Progress
              value={state.share * 100}
              flex={1}
              aria-label={t(m.help_center_image_progress, { name })}
            />
            {cancel}
          </Group>
        );
      case 'failed': {
        const { image } = state;
        const sent = Math.max(0.1, Math.round((image.file.size / 1024 / 1024) * 10) / 10);
        const isTooLarge = state.error.kind === 'too-large';
        return (
          <>
            {isTooLarge ? (
              <Text size="sm" c="red" role="alert">
                {t(m.help_center_image_refused_size, { megabytes: sent })}
              </Text>
            ) : (
              <ProblemNotice error={state.error} purpose="write" />
            )}
            <Group gap="xs">
              {isTooLarge && image.side > LARGE_SIDE
                ? scaled(image)
                : button(t(m.common_retry), () => void images.send(id, image))}
              {cancel}
            </Group>
          </>
        );
      }
      case 'untrusted':
        return (
          <Group gap="xs">
            <Text size="sm" c="red" className="raw-text">
              {t(m.help_center_image_untrusted, { address: state.address })}
            </Text>
            {cancel}
          </Group>
        );
      case 'done':
        return (
          <Group gap="xs" align="flex-end">
            {state.isInText ? (
              <TextInput
                flex={1}
                dir="auto"
                label={t(m.help_center_image_alternative)}
                defaultValue={state.alternative}
                onBlur={(event) => {
                  const next = event.currentTarget.value.trim();
                  if (next !== state.alternative) {
                    images.describe(id, state.address, state.alternative, next);
                  }
                }}
              />
            ) : (
              <>
                <Text size="sm">{t(m.help_center_image_not_in_text)}</Text>
                {button(t(m.help_center_image_insert), () =>
                  images.insert(id, state.address, state.alternative),
                )}
              </>
            )}
            {dismiss}
          </Group>
        );
    }
  };
  return (
    <Paper withBorder p="xs">
      <Text size="xs" c="dimmed" className="raw-text">
        {name}
      </Text>
      {isLiteral && (
        <Text size="sm" c="orange" role="status">
          {t(m.help_center_image_literal)}
        </Text>
      )}
      {content()}
    </Paper>
  );
}
