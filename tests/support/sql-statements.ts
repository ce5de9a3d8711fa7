/** Takes the text of a migration apart, for rules that look at it statement by statement. */

/** In lower case, without comments, quotes around names, and what stands inside texts. */
export function plainSql(text: string): string {
  return text
    .replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\//g, ' ')
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll('"', '')
    .toLowerCase()
    .replaceAll(/\bpublic\./g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/[; ]+$/, '')
    .trim();
}

/** Statements of a text; what stands between $$ belongs to one. */
export function splitStatements(text: string): string[] {
  return splitOutside(plainSql(text), ';').filter(Boolean);
}

/** `alter table t add a int, drop b` as one statement for each of the two. */
export function splitActions(statement: string): string[] {
  const [, head, actions] = /^(alter table (?:if exists |only )*\S+ )(.*)$/.exec(statement) ?? [];
  if (!head || !actions) return [statement];
  return splitOutside(actions, ',').map((action) => head + action);
}

/** Where the separator stands in no bracket and not between $$. */
function splitOutside(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of text.matchAll(/\$(\w*)\$.*?\$\1\$|[\s\S]/g)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (token === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts.map((part) => part.trim());
}
