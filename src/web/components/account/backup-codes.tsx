// The backup codes of two-step sign-in, shown once, to be kept on paper or as a file.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Code, SimpleGrid, Stack } from '@mantine/core';
import { saveText } from '../../lib/save-file.ts';

export function BackupCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useLingui();
  const save = () => saveText('kiraya-backup-codes.txt', 'text/plain', `${codes.join('\n')}\n`);
  return (
    <Stack gap="xs" align="start">
      <SimpleGrid cols={2} spacing="xs" component="ul" aria-label={t`Backup codes`} p={0} m={0}>
        {codes.map((code) => (
          <li key={code} style={{ listStyle: 'none' }}>
            <Code fz="sm">{code}</Code>
          </li>
        ))}
      </SimpleGrid>
      <Button type="button" variant="default" size="sm" onClick={save}>
        <Trans>Save as a file</Trans>
      </Button>
    </Stack>
  );
}
