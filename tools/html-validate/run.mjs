// Checks HTML files against the standard: prints each fault as a line "file:line:column rule message", and nothing where there is none.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const checker = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }));

for (const file of process.argv.slice(2)) {
  const report = await checker.validateString(readFileSync(file, 'utf8'), file);
  for (const { line, column, ruleId, message } of report.results.flatMap(({ messages }) => messages)) {
    console.log(`${basename(file)}:${line}:${column} ${ruleId} ${message}`);
  }
}
