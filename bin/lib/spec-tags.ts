/**
 * Reads the tags that stand above tests: `// spec 2.5: what the specification says` and `// security abuse: what is promised`.
 * The test below a tag proves it, whatever it is called.
 */
import ts from 'typescript';

export type SpecTag = {
  /** The specification, or what is promised about security. */
  of: 'spec' | 'security';
  section: string;
  says: string;
  file: string;
  /** The titles of what the test stands in, and its own. */
  test: string;
};

const TAG = /^[ \t]*\/\/ (spec|security) ([\w.-]+): (.+)$/gm;

/** Every tag of a test file; one with no test below it is an error. */
export function readTags(file: string, source: string): SpecTag[] {
  const found = [...source.matchAll(TAG)];
  if (!found.length) return [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  return found.map(({ index, 0: line, 1: of, 2: section = '', 3: says = '' }) => {
    const node = nodeAfter(tree, index + line.length);
    const titles = node && titlesOf(node);
    if (!titles?.length) throw new Error(`${file}: no test below "${line.trim()}"`);
    return { of: of as SpecTag['of'], section, says, file, test: titles.join(' › ') };
  });
}

/** The widest statement, or row of a table of cases, that begins with the first code after that place. */
function nodeAfter(tree: ts.SourceFile, place: number): ts.Node | undefined {
  let widest: ts.Node | undefined;
  const look = (node: ts.Node): void => {
    if (node.end <= place || widest) return;
    const isWhole = ts.isExpressionStatement(node) || ts.isArrayLiteralExpression(node.parent ?? node);
    if (isWhole && node.getFullStart() <= place && node.getStart() >= place) widest = node;
    else node.forEachChild(look);
  };
  tree.forEachChild(look);
  return widest;
}

function titlesOf(node: ts.Node): string[] {
  const own = ts.isExpressionStatement(node) ? titleOfCall(node) : firstText(node);
  const titles = own === undefined ? [] : [own];
  for (let parent = node.parent; parent; parent = parent.parent) {
    const title = ts.isExpressionStatement(parent) ? titleOfCall(parent) : undefined;
    if (title !== undefined) titles.unshift(title);
  }
  return titles;
}

/** `it('title', …)`, `describe.each(…)('title', …)` and their kin. */
function titleOfCall({ expression }: ts.ExpressionStatement): string | undefined {
  if (!ts.isCallExpression(expression) || !/^(it|test|describe)\b/.test(expression.getText())) return;
  const [title] = expression.arguments;
  return title && textOf(title);
}

function firstText(node: ts.Node): string | undefined {
  return textOf(node) ?? ts.forEachChild(node, firstText);
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  // With what is filled in as it stands.
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : undefined;
}
