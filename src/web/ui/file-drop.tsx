// Where files are dropped or picked, with what is wrong with a file said before it is sent.
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { Dropzone, type FileRejection } from '@mantine/dropzone';
import type { ReactNode } from 'react';
import classes from './file-drop.module.css';
import { IconUpload } from './icons.ts';
import '@mantine/dropzone/styles.css';

export type RejectedFile = { file: File; name: string; reasons: ('type' | 'size' | 'count' | 'other')[] };

type FileDropProps = {
  label: ReactNode;
  /** Which kinds and sizes are taken, in words. */
  hint: ReactNode;
  /** Types, and endings with their dot. */
  accept: readonly string[];
  maxBytes: number;
  maxFiles?: number;
  disabled?: boolean;
  /** Low, where a file is there already. */
  isCompact?: boolean;
  onFiles: (files: File[]) => void;
  onRejected: (files: RejectedFile[]) => void;
};

const reasonOf: Readonly<Record<string, RejectedFile['reasons'][number]>> = {
  'file-invalid-type': 'type',
  'file-too-large': 'size',
  'too-many-files': 'count',
};

const explain = ({ file, errors }: FileRejection): RejectedFile => ({
  file,
  name: file.name,
  reasons: errors.map(({ code }) => reasonOf[code] ?? 'other'),
});

/** The chooser wants endings under a type; under which one makes no difference to what it takes. */
const typesOf = (accept: readonly string[]) => {
  const endings = accept.filter((kind) => kind.startsWith('.'));
  const types = accept.filter((kind) => !kind.startsWith('.'));
  return Object.fromEntries(types.map((type, place) => [type, place === types.length - 1 ? endings : []]));
};

export function FileDrop(props: FileDropProps) {
  const { label, hint, accept, maxBytes, maxFiles, disabled, isCompact = false, onFiles, onRejected } = props;
  return (
    <Dropzone
      className={classes.drop}
      accept={typesOf(accept)}
      maxSize={maxBytes}
      maxFiles={maxFiles}
      multiple={maxFiles !== 1}
      disabled={disabled}
      onDrop={onFiles}
      onReject={(rejections) => onRejected(rejections.map(explain))}
      radius="xl"
    >
      <div className={classes.inside} data-compact={isCompact || undefined}>
        <IconUpload size={isCompact ? 20 : 28} aria-hidden />
        <Text fw={600}>{label}</Text>
        <Text size="sm" c="dimmed">
          {!isCompact && <Trans>Drop files here or press to choose.</Trans>} {hint}
        </Text>
      </div>
    </Dropzone>
  );
}
