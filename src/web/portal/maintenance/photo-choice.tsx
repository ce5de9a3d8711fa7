// Photos chosen for a request that is not sent yet, each with the way to take it out again.
import { Plural, useLingui } from '@lingui/react/macro';
import { Button, FileButton, Group, Pill, Text } from '@mantine/core';
import { imageAccept } from '../../../domain/files.ts';
import { MAINTENANCE_PHOTOS_MAX } from '../../../domain/maintenance.ts';
import { IconPhoto } from '../../ui/icons.ts';

type PhotoChoiceProps = { files: readonly File[]; onChange: (files: File[]) => void };

export function PhotoChoice({ files, onChange }: PhotoChoiceProps) {
  const { t } = useLingui();
  const rest = MAINTENANCE_PHOTOS_MAX - files.length;
  return (
    <div>
      <Group gap="xs">
        <FileButton
          multiple
          accept={imageAccept.join(',')}
          onChange={(added) => onChange([...files, ...added].slice(0, MAINTENANCE_PHOTOS_MAX))}
        >
          {(props) => (
            <Button
              {...props}
              size="sm"
              variant="default"
              disabled={rest === 0}
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
        <Plural value={rest} one="# more photo, up to 10 MB." other="# more photos, up to 10 MB each." />
      </Text>
    </div>
  );
}
