// Whether answers are as the description says: each line of a file is {method, template, status, type, body}, as tests/nightly/described-answers.test.ts writes them.
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** Prints one line for each violation, and how many answers there were. */
export function checkAnswers(document, file) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'description');
  const validators = new Map();
  const validatorOf = (pointer) => {
    const known = validators.get(pointer) ?? ajv.compile({ $ref: `description${pointer}` });
    validators.set(pointer, known);
    return known;
  };
  const answers = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  let violations = 0;
  const complain = ({ method, template, status }, says) => {
    violations += 1;
    console.log(`${method} ${template} ${status}: ${says}`);
  };
  for (const answer of answers) {
    const found = responseOf(document, answer);
    if (!found) complain(answer, 'no such answer is described');
    else if (!answer.type && !found.response.content) continue;
    else if (!found.response.content?.[answer.type])
      complain(answer, `is ${answer.type || 'empty'}, which is not described`);
    else if (answer.type.endsWith('json')) {
      const validate = validatorOf(`${found.pointer}/content/${escaped(answer.type)}/schema`);
      if (!validate(answer.body)) complain(answer, ajv.errorsText(validate.errors?.slice(0, 3)));
    }
  }
  const errors = answers.filter(({ status }) => status >= 400).length;
  console.log(`${answers.length} answers, ${errors} of them errors, ${violations} violations`);
  if (violations > 0) process.exitCode = 1;
}

const escaped = (part) => part.replaceAll('~', '~0').replaceAll('/', '~1');

function responseOf(document, { method, template, status }) {
  const { responses = {} } = document.paths[template]?.[method.toLowerCase()] ?? {};
  const name = [String(status), `${String(status)[0]}XX`].find((one) => responses[one]);
  if (!name) return null;
  const reference = responses[name].$ref;
  if (!reference)
    return {
      response: responses[name],
      pointer: `#/paths/${escaped(template).replaceAll('{', '%7B').replaceAll('}', '%7D')}/${method.toLowerCase()}/responses/${name}`,
    };
  return { response: document.components.responses[reference.split('/').at(-1)], pointer: reference };
}
