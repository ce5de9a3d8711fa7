/** Settings: what pages for everyone show of them, and what administrators see and change, section by section. */
import { z } from 'zod';
import { gstinMismatch, gstStateCodes, isTan } from '../domain/gst.ts';
import { asWritten, isAccountNumber, isIfsc, panHolder } from '../domain/payees.ts';
import { invalid, refusal } from '../domain/refusals.ts';
import { settingsSections } from '../domain/settings.ts';
import {
  choice,
  line,
  optional,
  optionalEmail,
  optionalLine,
  paragraph,
  phone,
  rupees,
  upiAddress,
  whole,
} from './fields.ts';
import { gstin } from './gstin.ts';
import { procedure } from './procedure.ts';

const ONE_LAKH = { paise: 1e7, said: 1 };
/** As wide as the menu's two columns are on the narrowest phone. */
const figure = line(12).min(1, invalid('figure.malformed', 'Enter a figure like 1.2K+'));

const brokers = z.object({
  registration_fee: rupees(
    1,
    'fee.out-of-range',
    'Enter a fee in whole rupees, at most ₹{most} lakh',
    ONE_LAKH,
  ).describe('paise, once'),
});
const office = z.object({
  email: optional(
    z
      .email(invalid('email.missing', 'Enter an email address'))
      .max(200, invalid('text.too-long', 'Use at most {most} characters', { most: 200 })),
  ),
  phone,
  address: optional(paragraph(300)).transform((text) => text || null),
  hours: optionalLine(80).describe('such as Mon to Sat, 9:30 to 18:30'),
});
const number = (isWell: (text: string) => boolean, wrong: ReturnType<typeof invalid>) =>
  z
    .string(wrong)
    .max(30, wrong)
    .nullish()
    .transform((typed) => asWritten(typed ?? '') || null)
    .refine((text) => text === null || isWell(text), wrong);
const operator = z
  .object({
    legal_name: optionalLine(120),
    address: optional(paragraph(300)).transform((text) => text || null),
    pan: number((text) => panHolder(text) !== null, invalid('pan.malformed', 'Enter a PAN like ABCPE1234F')),
    tan: number(isTan, invalid('tan.malformed', 'Enter a TAN like PNEK12345B')).describe(
      'of whoever deducts tax',
    ),
    gstin: gstin.describe('null: invoices charge no GST'),
    state: optional(choice(gstStateCodes, invalid('state.unknown', 'Choose a state'))).describe(
      'by its GST code',
    ),
    grievance_name: optionalLine(120),
    grievance_email: optionalEmail,
    grievance_phone: phone,
  })
  .superRefine((value, { addIssue }) => {
    const mismatch = gstinMismatch(value);
    if (mismatch === 'state') {
      const why = refusal(
        'operator.state-differs',
        'The GSTIN is of another state: its first two digits say which',
      );
      addIssue({ code: 'custom', path: ['state'], ...why });
    }
    if (mismatch === 'pan') {
      addIssue({
        code: 'custom',
        path: ['pan'],
        ...refusal('operator.pan-differs', 'The GSTIN holds another PAN'),
      });
    }
    if (mismatch === 'incomplete') {
      const why = refusal('operator.name-missing', 'Invoices with GST need the legal name and the address');
      addIssue({ code: 'custom', path: [value.legal_name === null ? 'legal_name' : 'address'], ...why });
    }
  });
const feeAccount = z
  .object({
    holder_name: optionalLine(120),
    upi: optional(upiAddress),
    account_number: number(
      isAccountNumber,
      invalid('account-number.malformed', 'Enter the {least} to {most} digits of the account number', {
        least: 9,
        most: 18,
      }),
    ),
    ifsc: number(isIfsc, invalid('ifsc.malformed', 'Enter an IFSC like HDFC0000001')),
  })
  .superRefine((value, { addIssue }) => {
    const { upi, account_number: account, ifsc, holder_name: name } = value;
    if (account !== null && ifsc === null) {
      const why = refusal('ifsc.missing', 'Enter the IFSC of the branch');
      addIssue({ code: 'custom', path: ['ifsc'], ...why });
    }
    if (account === null && ifsc !== null) {
      const why = refusal('account-number.missing', 'Enter the account number');
      addIssue({ code: 'custom', path: ['account_number'], ...why });
    }
    if (name === null && (upi !== null || account !== null)) {
      const why = refusal('account-name.missing', 'Enter the name the account is held in');
      addIssue({ code: 'custom', path: ['holder_name'], ...why });
    }
  });
const TEN_LAKH = { paise: 1e8, said: 10 };
const rent = z.object({
  upi_limit: rupees(
    1,
    'upi-limit.out-of-range',
    'Enter an amount in whole rupees, at most ₹{most} lakh',
    TEN_LAKH,
  ).describe('paise that one UPI payment usually takes at most'),
});
const marketing = z.object({ properties: figure, clients: figure });
const features = z.object({
  activate_on_payment: z
    .boolean(invalid('switch.missing', 'Choose on or off'))
    .describe('a paid registration fee activates the broker'),
});

const safeguards = z.object({
  account_hold_hours: whole(
    0,
    720,
    'hold-hours.out-of-range',
    'Enter whole hours from {least} to {most}',
  ).describe('hours in which nothing is paid to a changed payee account'),
  staff_delay_hours: whole(
    1,
    720,
    'hold-hours.out-of-range',
    'Enter whole hours from {least} to {most}',
  ).describe('hours before a staff role that was asked for can be approved'),
  single_operator_reason: optional(
    line(300).min(
      10,
      invalid('explanation.too-short', 'Say why in at least {least} characters', { least: 10 }),
    ),
  ).describe('declares that one administrator runs this business alone, and why; null: two approve'),
});

const imports = z.object({
  new_account_days: whole(
    0,
    365,
    'import-days.out-of-range',
    'Enter whole days from {least} to {most}',
  ).describe('an account is new for so many days, and until one of its homes is verified'),
  unreviewed_homes: whole(
    0,
    100_000,
    'import-homes.out-of-range',
    'Enter a number from {least} to {most}',
  ).describe('homes that a new account may import before our team looks at a file'),
});

/** Above what any sign-in needs; whoever wants more should think about why. */
const MOST_TEXTS = 100_000;
const limit = whole(1, MOST_TEXTS, 'text-limit.out-of-range', 'Enter a number from {least} to {most}');
const callingCode = z
  .string(invalid('calling-code.malformed', 'Enter calling codes like +971'))
  .trim()
  .regex(/^\+[1-9]\d{0,3}$/, invalid('calling-code.malformed', 'Enter calling codes like +971'));
const texts = z.object({
  per_number: limit.describe('texts to one number within an hour; three times as many within a day'),
  per_prefix: limit.describe('texts to numbers that differ in the last three digits alone, within an hour'),
  per_address: limit.describe('texts requested from one network address within an hour'),
  per_hour: limit.describe('texts within an hour'),
  daily_budget: limit.describe('units that the provider charges, within a day of India'),
  countries: z
    .array(callingCode)
    .max(50, invalid('calling-codes.too-many', 'List at most {most} calling codes', { most: 50 }))
    .describe('calling codes beside +91 that texts are sent to'),
});

const stored = <Value extends z.ZodType>(value: Value) =>
  z.object({
    value,
    version: z.number().int().describe('counts the changes; 0: as it came'),
    updated_at: z.string().nullable(),
    updated_by: z.string().nullable().describe('name of the administrator'),
  });

const waitingOf = <Value extends z.ZodType>(value: Value) =>
  z
    .object({
      id: z.uuid(),
      value,
      requested_by: z.string().describe('name of the administrator'),
      requested_at: z.string(),
      is_own: z.boolean().describe('requested by the caller, whom another administrator has to agree with'),
    })
    .nullable()
    .describe('a change that waits for a second administrator');

const settings = z.object({
  brokers: stored(brokers),
  office: stored(office),
  operator: stored(operator),
  fee_account: stored(feeAccount).extend({ waiting: waitingOf(feeAccount) }),
  rent: stored(rent),
  marketing: stored(marketing),
  features: stored(features),
  safeguards: stored(safeguards).extend({ waiting: waitingOf(safeguards) }),
  imports: stored(imports),
  texts: stored(texts),
});
export type SavedSettings = z.infer<typeof settings>;

const version = z
  .number(invalid('settings-version.malformed', 'Say which version was read'))
  .int()
  .min(0)
  .describe('the version that was read; a newer one is a conflict');

const change = z.discriminatedUnion(
  'section',
  [
    z.object({ section: z.literal('brokers'), value: brokers, version }),
    z.object({ section: z.literal('office'), value: office, version }),
    z.object({ section: z.literal('operator'), value: operator, version }),
    z.object({ section: z.literal('fee_account'), value: feeAccount, version }),
    z.object({ section: z.literal('rent'), value: rent, version }),
    z.object({ section: z.literal('marketing'), value: marketing, version }),
    z.object({ section: z.literal('features'), value: features, version }),
    z.object({ section: z.literal('safeguards'), value: safeguards, version }),
    z.object({ section: z.literal('imports'), value: imports, version }),
    z.object({ section: z.literal('texts'), value: texts, version }),
  ],
  invalid('filter.unknown', 'Choose one of {choices}', { choices: settingsSections.join(', ') }),
);

const changeId = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a request' })),
});

const published = z.object({
  brokers,
  office,
  marketing,
  operator: z
    .object({
      legal_name: z.string().nullable(),
      address: z.string().nullable(),
      gstin: z.string().nullable(),
      grievance_name: z.string().nullable(),
      grievance_email: z.string().nullable(),
      grievance_phone: z.string().nullable(),
    })
    .describe('who runs this site, and whom to write to about a complaint that was not settled'),
});
export type PublishedSettings = z.infer<typeof published>;

export const settingsContract = {
  published: procedure('settings.published')
    .route({ method: 'GET', path: '/settings', summary: 'What pages for everyone show of the settings' })
    .output(published),
  get: procedure('settings.get').route({ method: 'GET', path: '/admin/settings' }).output(settings),
  // Opens its own transaction, so that this process forgets what it kept only when the change is there to be read.
  update: procedure('settings.update', 'handler')
    .route({
      method: 'PUT',
      path: '/admin/settings',
      summary:
        'Saves a section. A weaker safeguard and another account for fees wait for a second administrator',
    })
    .input(change)
    .output(settings),
  approve: procedure('settings.approve', 'handler')
    .route({
      method: 'POST',
      path: '/admin/settings/waiting/{id}/approve',
      summary: 'A second administrator lets a change hold that waits',
    })
    .input(changeId)
    .output(settings),
  decline: procedure('settings.decline', 'handler')
    .route({
      method: 'POST',
      path: '/admin/settings/waiting/{id}/decline',
      summary: 'Any administrator may, whoever requested it too',
    })
    .input(changeId)
    .output(settings),
};
