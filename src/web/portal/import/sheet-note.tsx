// Of a workbook with several sheets: which one is read, and which are not.
import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import type { ImportPreview } from '../../../contract/imports.ts';

export function SheetNote({ sheet }: Pick<ImportPreview, 'sheet'>) {
  if (!sheet || sheet.others.length === 0) return null;
  const { name } = sheet;
  const others = sheet.others.map((other) => `“${other}”`).join(', ');
  return (
    <Alert variant="light" role="note">
      <Trans>
        We read the sheet “{name}”. Not read: {others}. If one of them has homes too, save it as a file of its
        own.
      </Trans>
    </Alert>
  );
}
