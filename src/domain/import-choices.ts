/** Words of a file for choices that the product does not know: a person says once what "IF" means. */
import { type CamelCase, type ChoiceField, camelCase, choiceFields } from './home-fields.ts';
import type { ImportField, ImportMapping } from './import-mapping.ts';
import { choiceReader, namesRooms, plainWords, saidIn } from './import-values.ts';
import { type ImportedField, importedFields } from './import-words.ts';

type ImportedChoice = ChoiceField & ImportedField;
const isImported = (name: ChoiceField): name is ImportedChoice =>
  importedFields.some((imported) => imported === name);
const importedChoices = choiceFields.filter(isImported);

/** The option that a person chose for these words, or the words; '' where they chose to leave them out. */
export function meantBy({ values }: ImportMapping, field: ImportField, said: string): string {
  return values?.[field]?.[plainWords(said)] ?? said;
}

/** The texts of a column and in how many cells each stands; a column of many different ones is left out. */
export type CountedTexts = Record<string, { text: string; cells: number }[]>;

export interface UnknownWords {
  readonly name: ImportedChoice;
  readonly field: CamelCase<ImportedChoice>;
  /** As plain words: so they are remembered. */
  readonly words: string;
  /** As they stand in the file. */
  readonly text: string;
  readonly cells: number;
}

const MOST_ASKED = 12;

/** The words that columns of choices hold and nobody knows, the most frequent first; a dozen is as much as one answers. */
export function unknownWords({ columns }: ImportMapping, texts: CountedTexts): UnknownWords[] {
  return importedChoices
    .flatMap((name) => {
      const field = camelCase(name);
      const read = choiceReader(name);
      return (texts[columns[field] ?? ''] ?? [])
        .filter(({ text }) => saidIn(text) !== '' && read(text) === null && !namesRooms(text))
        .map(({ text, cells }) => ({ name, field, words: plainWords(text), text, cells }));
    })
    .sort((one, other) => other.cells - one.cells)
    .slice(0, MOST_ASKED);
}
