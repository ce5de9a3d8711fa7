// The drawings of tables in a document (mermaid, `erDiagram`) as Markdown that can be read: a table of columns, and what refers to what.

/** Every drawing of the document replaced; the words are English, as the document's are. */
export const withDiagramsAsTables = (text: string): string =>
  text.replace(/^```mermaid\nerDiagram\n([\s\S]*?)^```$/gm, (_, drawing: string) => tablesOf(drawing));

function tablesOf(drawing: string): string {
  const blocks: string[] = [];
  const references: string[] = [];
  for (const line of drawing.split('\n')) {
    const [, entity] = /^ {2}(\w+) \{$/.exec(line) ?? [];
    const [, type, column, keys, isOptional] =
      /^ {4}(\w+) (\w+)((?: \w\w,?)*)( "may be null")?$/.exec(line) ?? [];
    const [, target, reference, source, columns] = /^ {2}(\w+) (\S+) (\w+) : "(.*)"$/.exec(line) ?? [];
    if (entity) {
      blocks.push(`### ${entity}\n\n| Column | Type | Key | May be empty |\n| --- | --- | --- | --- |`);
    } else if (column) {
      blocks.push(
        `${blocks.pop()}\n| \`${column}\` | ${type} | ${keys?.trim()} | ${isOptional ? 'yes' : ''} |`,
      );
    } else if (target) {
      const perhaps = reference?.startsWith('|o') ? ', or none' : '';
      references.push(`- \`${source}.${columns}\` refers to \`${target}\`${perhaps}`);
    }
  }
  return [...blocks, references.join('\n')].join('\n\n');
}
