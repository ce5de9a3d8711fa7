// Photos chosen for a request that is not sent yet, each with the way to take it out again.
import { Plural, useLingui } from '@lingui/react/macro';
import { Button, FileButton, Group, Pill, Text } from '@mantine/core';
import { imageAccept } from '../../../domain/files.ts';
import { MAINTENANCE_PHOTOS_MAX } from '../../../domain/maintenance.ts';
import { sendablePhoto } from '../../lib/shrink-photo.ts';
import { IconPhoto } from '../../ui/icons.ts';

type PhotoChoiceProps = { files: readonly File[]; onChange: (files: File[]) => void };

export function PhotoChoice({ files, onChange }: PhotoChoiceProps) {
  const { t } = useLingui();
  const left = MAINTENANCE_PHOTOS_MAX - files.length;
  return (
    <div>
      <Group gap="xs">
        <FileButton
          multiple
          accept={imageAccept.join(',')}
          onChange={async (added) => {
            const small = await Promise.all(added.slice(0, left).map(sendablePhoto));
            onChange([...files, ...small]);
          }}
        >
          {(props) => (
            <Button
              {...props}
              size="sm"
              variant="default"
              disabled={left === 0}
              leftSection={<IconPhoto size={16} aria-hidden />}
            >
              {t`Add photos`}
            </Button>
          )}
        </FileButton>
        {files.map((file, place) => (
          <Pill
            // biome-ignore lint/suspicious/noArrayIndexKey: two photos may have one name
            key={`${file.name} ${place}`}
            size="lg"
            withRemoveButton
            removeButtonProps={{ 'aria-label': t`Take out ${file.name}`, 'aria-hidden': false, tabIndex: 0 }}
            onRemove={() => onChange(files.filter((one) => one !== file))}
          >
            {file.name}
          </Pill>
        ))}
      </Group>
      <Text size="xs" c="dimmed" mt={4}>
        <Plural value={left} one="Room for # more photo" other="Room for # more photos" />
      </Text>
    </div>
  );
}
