// The fields of the form to the office. Each has a name, since a browser without scripts sends them by itself.
import { useLingui } from '@lingui/react/macro';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import classes from './enquiry-form.module.css';
import { detailName, type EnquiryValues } from './enquiry-values.ts';

const ANSWER_MAX = 300;

type EnquiryFieldsProps = {
  fields: EnquiryValues;
  set: (own: Partial<EnquiryValues>) => void;
  errors: Readonly<Record<string, string | undefined>>;
  topics: readonly string[] | undefined;
  questions: readonly string[];
  withCompany: boolean | undefined;
};
type Name = Exclude<keyof EnquiryValues, 'details'>;

export function EnquiryFields({ fields, set, errors, topics, questions, withCompany }: EnquiryFieldsProps) {
  const { t } = useLingui();
  const field = (name: Name) => ({
    name,
    value: fields[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
  });
  return (
    <>
      {topics && <NativeSelect label={t`What is it about?`} data={[...topics]} {...field('topic')} />}
      <div className={classes.columns}>
        <TextInput label={t`Your name`} required autoComplete="name" maxLength={100} {...field('name')} />
        <TextInput
          label={t`Email address`}
          type="email"
          autoComplete="email"
          maxLength={254}
          {...field('email')}
        />
        <TextInput
          label={t`Phone`}
          type="tel"
          autoComplete="tel"
          placeholder="+91 98765 43210"
          maxLength={30}
          {...field('phone')}
        />
        <TextInput label={t`City`} autoComplete="address-level2" maxLength={80} {...field('city')} />
        {withCompany && (
          <TextInput label={t`Company`} autoComplete="organization" maxLength={160} {...field('company')} />
        )}
      </div>
      <Questions questions={questions} details={fields.details} set={(details) => set({ details })} />
      <Textarea
        label={t`Your message`}
        required
        rows={4}
        classNames={{ input: classes.message }}
        maxLength={5000}
        {...field('message')}
      />
      <div className={classes.honeypot} aria-hidden>
        <input
          tabIndex={-1}
          autoComplete="off"
          aria-label={t`Leave this empty`}
          name="website"
          value={fields.website}
          onChange={(event) => set({ website: event.currentTarget.value })}
        />
      </div>
    </>
  );
}

type QuestionsProps = {
  questions: readonly string[];
  details: EnquiryValues['details'];
  set: (details: EnquiryValues['details']) => void;
};

function Questions({ questions, details, set }: QuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <div className={classes.columns}>
      {questions.map((question) => (
        <TextInput
          key={question}
          label={question}
          name={detailName(question)}
          maxLength={ANSWER_MAX}
          value={details[question] ?? ''}
          onChange={(event) => set({ ...details, [question]: event.currentTarget.value })}
        />
      ))}
    </div>
  );
}
