// Words of the file that nobody knows: asked once, remembered for the next file.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SimpleGrid, Text, Title } from '@mantine/core';
import type { ImportPreview } from '../../../contract/imports.ts';
import { type UnknownWords as Unknown, unknownWords } from '../../../domain/import-choices.ts';
import type { ImportMapping } from '../../../domain/import-mapping.ts';
import { optionLabels } from '../../components/property/property-labels.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { importLabels } from './import-messages.ts';

/** Stands for '' in the list of options, where an empty one means that nothing is chosen. */
const LEFT_OUT = 'left-out';

type UnknownWordsProps = {
  preview: ImportPreview;
  mapping: ImportMapping;
  onMapping: (mapping: ImportMapping) => void;
};

export function UnknownWords({ preview, mapping, onMapping }: UnknownWordsProps) {
  const { i18n, t } = useLingui();
  const unknown = unknownWords(mapping, preview.texts);
  if (unknown.length === 0) return null;
  const put = ({ field, words }: Unknown, option: string) => {
    const values = { ...mapping.values?.[field], [words]: option };
    onMapping({ ...mapping, values: { ...mapping.values, [field]: values } });
  };
  return (
    <section>
      <Title order={2} size="h3">
        <Trans>Words we do not know</Trans>
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        <Trans>Choose what each means. We’ll remember it for your next file.</Trans>
      </Text>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        {unknown.map((one) => {
          const name = i18n._(importLabels[one.field]);
          const chosen = mapping.values?.[one.field]?.[one.words];
          const isRecalled =
            chosen !== undefined && chosen === preview.mapping.values[one.field]?.[one.words];
          return (
            <SelectField
              key={`${one.field} ${one.words}`}
              label={`${name}: “${one.text}”`}
              description={
                isRecalled ? t`As last time` : <Plural value={one.cells} one="in # row" other="in # rows" />
              }
              placeholder={t`Choose what it means`}
              allowDeselect={false}
              options={[...choicesOf(one), { value: LEFT_OUT, label: t`Leave it out` }]}
              value={chosen === '' ? LEFT_OUT : (chosen ?? null)}
              onChange={(value) => value && put(one, value === LEFT_OUT ? '' : value)}
            />
          );
        })}
      </SimpleGrid>
    </section>
  );

  /** Managed is our own word, which no file can say. */
  function choicesOf({ name }: Unknown) {
    return Object.entries(optionLabels[name])
      .filter(([value]) => value !== 'managed')
      .map(([value, label]) => ({ value, label: i18n._(label) }));
  }
}
