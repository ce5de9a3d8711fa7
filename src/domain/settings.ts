/** What an administrator may change without a release: its sections, what holds until somebody does, and who sees it. */
import { noOperator, type Operator } from './gst.ts';
import { fromRupees, type Paise } from './money.ts';
import { defaultTextLimits, type TextLimits } from './text-limits.ts';

export interface Settings {
  /** Paise a broker pays once to be registered. */
  readonly brokers: { readonly registration_fee: Paise };
  /** How people reach the office; null: not told yet, so no page shows it. */
  readonly office: {
    readonly email: string | null;
    readonly phone: string | null;
    readonly address: string | null;
    readonly hours: string | null;
  };
  /** Who runs the product, as documents, footers and mail name them. */
  readonly operator: Operator;
  /** Where fees for what we sell are paid to by hand; null: not told yet, so nothing that costs a fee is ordered. */
  readonly fee_account: FeeAccount;
  /** What one UPI payment of rent usually takes at most, in paise: more is offered in parts. */
  readonly rent: { readonly upi_limit: Paise };
  /** The two figures of the mobile menu, as they are printed there. */
  readonly marketing: { readonly properties: string; readonly clients: string };
  /** `activate_on_payment`: a paid registration makes a broker at once; otherwise an administrator activates them. */
  readonly features: { readonly activate_on_payment: boolean };
  readonly safeguards: {
    /** So long nothing is paid to a payee's account that took the place of another. */
    readonly account_hold_hours: number;
    /** So long every administrator may object to a staff role before another approves it. */
    readonly staff_delay_hours: number;
    /** Single-operator mode, declared with its reason: a lone administrator approves what they drafted. Null: nobody does. */
    readonly single_operator_reason: string | null;
  };
  /** Which imports of new accounts wait for our team (src/domain/import-review.ts). */
  readonly imports: { readonly new_account_days: number; readonly unreviewed_homes: number };
  /** How many text messages are sent at most. */
  readonly texts: TextLimits;
}

export type FeeAccount = {
  readonly holder_name: string | null;
  readonly upi: string | null;
  readonly account_number: string | null;
  readonly ifsc: string | null;
};

/** The account as a payer needs it; null until there is a name and one way to pay. */
export function payableTo({ holder_name: name, upi, account_number: number, ifsc }: FeeAccount) {
  const isBank = number !== null && ifsc !== null;
  if (name === null || (upi === null && !isBank)) return null;
  return { name, upi, bank: isBank ? { number, ifsc } : null };
}

export type SettingsSection = keyof Settings;

/** The figures of the menu are the specification's (section 2.4). */
export const defaultSettings: Settings = {
  brokers: { registration_fee: fromRupees(5000) },
  office: { email: null, phone: null, address: null, hours: null },
  operator: noOperator,
  fee_account: { holder_name: null, upi: null, account_number: null, ifsc: null },
  rent: { upi_limit: fromRupees(1_00_000) },
  marketing: { properties: '1.2K+', clients: '5K+' },
  features: { activate_on_payment: false },
  safeguards: { account_hold_hours: 72, staff_delay_hours: 24, single_operator_reason: null },
  imports: { new_account_days: 30, unreviewed_homes: 20 },
  texts: defaultTextLimits,
};

export const settingsSections = Object.keys(defaultSettings) as SettingsSection[];

/** What pages for everyone show; the others are administrators' business. */
const publicSections: readonly SettingsSection[] = ['brokers', 'office', 'marketing'];

export const isPublicSection = (section: SettingsSection): boolean => publicSections.includes(section);

/** Whether a change lets money or roles through sooner, or past one person where there were two. */
export const weakensSafeguards = (before: Settings['safeguards'], after: Settings['safeguards']): boolean =>
  after.account_hold_hours < before.account_hold_hours ||
  after.staff_delay_hours < before.staff_delay_hours ||
  (before.single_operator_reason === null && after.single_operator_reason !== null);

/** What is stored, with the default for every section and every field that nobody has set: a new field needs no migration. */
export function settingsOf(stored: readonly { key: string; value: unknown }[]): Settings {
  const saved = new Map(stored.map(({ key, value }) => [key, value]));
  const section = <Name extends SettingsSection>(name: Name): Settings[Name] => ({
    ...defaultSettings[name],
    ...(saved.get(name) as Partial<Settings[Name]> | undefined),
  });
  return {
    brokers: section('brokers'),
    office: section('office'),
    operator: section('operator'),
    fee_account: section('fee_account'),
    rent: section('rent'),
    marketing: section('marketing'),
    features: section('features'),
    safeguards: section('safeguards'),
    imports: section('imports'),
    texts: section('texts'),
  };
}
