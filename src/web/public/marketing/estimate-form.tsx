// An estimate as a plain form: the page's address holds what was typed, so it works without JavaScript and can be shared.
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { formatRupees, type Paise } from '../../../domain/money.ts';
import { type EstimateField, type EstimateInput, estimateProblems } from './estimate-input.ts';
import styles from './marketing.module.css';

type Question = { name: EstimateField; label: string; hint?: string };

type EstimateFormProps = {
  title: string;
  path: string;
  questions: readonly Question[];
  input: EstimateInput;
  /** What comes of it; before a rent is named, what to do. */
  children: ReactNode;
};

export function EstimateForm({ title, path, questions, input, children }: EstimateFormProps) {
  return (
    <section className={styles.section} id="estimate">
      <Form method="get" action={`${path}#estimate`} className={styles.form} preventScrollReset>
        <h2>{title}</h2>
        <div className={styles.fields}>
          {questions.map((question) => (
            <Field key={question.name} question={question} input={input} />
          ))}
          <button type="submit">
            <Trans>Calculate</Trans>
          </button>
        </div>
        <div aria-live="polite">{children}</div>
      </Form>
    </section>
  );
}

function Field({ question, input }: { question: Question; input: EstimateInput }) {
  const { i18n } = useLingui();
  const { name, label, hint } = question;
  const problem = input.problems[name];
  const described = problem ? `${name}-problem` : hint ? `${name}-hint` : undefined;
  return (
    <label>
      {label}
      <input
        name={name}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        // Another address brings other values.
        key={input.typed[name]}
        defaultValue={input.typed[name]}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described}
      />
      {hint ? (
        <span className={styles.hint} id={`${name}-hint`}>
          {hint}
        </span>
      ) : null}
      {problem ? (
        <span className={styles.problem} id={`${name}-problem`}>
          {i18n._(estimateProblems[problem])}
        </span>
      ) : null}
    </label>
  );
}

type Line = { label: string; amount: Paise };

/** A sum line by line; the last line is the result. */
export function Sums({ caption, lines }: { caption: string; lines: readonly Line[] }) {
  return (
    <table className={styles.sums}>
      <caption className={styles.hint}>{caption}</caption>
      <tbody>
        {lines.map(({ label, amount }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="money">{formatRupees(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
