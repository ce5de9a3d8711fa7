// Where a form to the office goes without scripts: it is shown once more with what was typed, and then sent.

import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { data, useActionData } from 'react-router';
import { EnquiryForm } from '../../components/enquiries/enquiry-form.tsx';
import { EnquirySent } from '../../components/enquiries/enquiry-sent.tsx';
import { type ReturnedEnquiry, readPosted, toEnquiry } from '../../components/enquiries/enquiry-values.ts';
import { fieldErrorsOf, ruleOf, ruleSentence } from '../../components/listing-rules.ts';
import { type Api, apiContext } from '../../lib/api-context.ts';
import { failureMessage } from '../../lib/messages.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import styles from '../marketing/marketing.module.css';
import type { Route } from './+types/enquiry';

export const meta = () => screenMeta(msg`Your message`);

type Posted = ReturnType<typeof readPosted>;

export async function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const posted = readPosted(await request.formData());
  // The first send brings no proof yet: it is handed out with what was typed, to be looked at and sent.
  if (posted.form === '') return { reference: null, posted, returned: await returnTo(api, posted) };
  try {
    const sent = { ...toEnquiry(posted, posted.fields), form: posted.form };
    const { reference } = await api.enquiries.submit(sent);
    return { reference, posted, returned: null };
  } catch (error) {
    const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
    if (status >= 500) throw error;
    return data({ reference: null, posted, returned: await returnTo(api, posted, error) }, { status });
  }
}

/** One that was sent too fast keeps its proof: it is old enough the next time. */
async function returnTo(api: Api, { fields, form }: Posted, error?: unknown): Promise<ReturnedEnquiry> {
  const rule = ruleOf(error)?.rule;
  const isStillGood = form !== '' && rule !== 'enquiry.form-expired';
  const errors = fieldErrorsOf(error);
  const isExplained = error === undefined || Object.keys(errors).length > 0;
  const sentence = rule ? ruleSentence(rule) : undefined;
  const problem = sentence ?? failureMessage(error, msg`Please send it again.`);
  return {
    fields,
    form: isStillGood ? form : (await api.enquiries.form()).form,
    errors,
    ...(isExplained ? {} : { problem }),
  };
}

export default function EnquiryPage() {
  const { t } = useLingui();
  const answer = useActionData<typeof action>();
  if (!answer?.returned) {
    return (
      <section className={styles.text}>
        <h1>
          <Trans>Your message</Trans>
        </h1>
        {answer?.reference ? (
          <EnquirySent reference={answer.reference} />
        ) : (
          <EnquiryForm kind="contact" submitLabel={t`Send message`} />
        )}
      </section>
    );
  }
  const { posted, returned } = answer;
  const { topic } = posted.fields;
  return (
    <section className={styles.text}>
      <h1>
        <Trans>Look once more, then send it</Trans>
      </h1>
      {topic && <p>{topic}</p>}
      <EnquiryForm
        kind={posted.kind}
        topic={topic}
        propertyId={posted.propertyId}
        questions={Object.keys(posted.fields.details)}
        withCompany={posted.withCompany}
        returned={returned}
        submitLabel={t`Send message`}
      />
    </section>
  );
}
