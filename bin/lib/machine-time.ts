/** Finds where code or SQL asks the machine what time it is: business time comes from the clock (docs/decisions/0027-one-clock.md). */
import ts from 'typescript';

export type MachineTime = { line: number; text: string };

const inSql =
  /(?<![\w.])(?:now|clock_timestamp|statement_timestamp|transaction_timestamp|timeofday)\s*\(\s*\)|\b(?:current_(?:date|time|timestamp)|localtime(?:stamp)?)\b|'(?:now|today|tomorrow|yesterday)'\s*::/gi;

/** In a file of TypeScript also within its strings, where SQL is written. */
export function machineTimeIn(path: string, source: string): MachineTime[] {
  if (path.endsWith('.sql')) return matchesOf(source.replace(/--.*/g, ''), 1);
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kindOf(path));
  const found: MachineTime[] = [];
  const visit = (node: ts.Node): void => {
    const start = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
    if (isAsking(node, file)) found.push({ line: start, text: node.getText(file) });
    else if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    ) {
      found.push(...matchesOf(node.getText(file), start));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const kindOf = (path: string) => (path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

/** `new Date()` and `Date()`, `Date.now` called or handed on, `Temporal.Now`, and Drizzle's default of a column. */
function isAsking(node: ts.Node, file: ts.SourceFile): boolean {
  if (ts.isNewExpression(node) || ts.isCallExpression(node)) {
    return node.expression.getText(file) === 'Date' && !node.arguments?.length;
  }
  if (!ts.isPropertyAccessExpression(node)) return false;
  const name = node.name.text;
  return (
    name === 'defaultNow' || ['Date.now', 'Temporal.Now'].includes(`${node.expression.getText(file)}.${name}`)
  );
}

function matchesOf(text: string, firstLine: number): MachineTime[] {
  return [...text.matchAll(inSql)].map((match) => ({
    line: firstLine + text.slice(0, match.index).split('\n').length - 1,
    text: match[0],
  }));
}
