/** The part of the environment that is about text messages: who sends them, with which keys and registered templates. */
import { z } from 'zod';
import { StartupError } from '../../db/startup-error.ts';
import { languages } from '../../domain/languages.ts';
import { textTemplateNames } from '../../domain/text-templates.ts';
import { longSecret, wordList } from './config-values.ts';

/** Ids by template and language: `sign-in-code.en`. */
export type TemplateIds = Readonly<Record<string, string>>;

/** `host` leads to a stand-in in tests; nothing in the environment sets it. */
type Provider = { templates: TemplateIds; reportSecret: string | undefined; host?: string };
export type Msg91Config = Provider & {
  kind: 'msg91';
  authKey: string;
  whatsapp: { number: string; namespace: string; templates: TemplateIds } | null;
};
export type GupshupConfig = Provider & {
  kind: 'gupshup';
  userId: string;
  password: string;
  /** The header under which texts come, six letters. */
  sender: string;
  /** Our own number in the operators' register (DLT). */
  entityId: string;
  whatsapp: { number: string; key: string; templates: TemplateIds } | null;
};
export type MessageConfig = { kind: 'none' } | { kind: 'sandbox' } | Msg91Config | GupshupConfig;

const known = textTemplateNames.flatMap((name) => languages.map((language) => `${name}.${language}`));
const listed = /^([a-z-]+\.[a-z]+):([\w-]{1,100})$/;

/** "sign-in-code.en:1107… sign-in-code.hi:1107…", separated by spaces. */
const templateIds = wordList
  .refine(
    (parts) => parts.every((part) => known.includes(listed.exec(part)?.[1] ?? '')),
    `must be a list of "template:id" with the templates ${known.join(', ')}`,
  )
  .transform(
    (parts): TemplateIds =>
      Object.fromEntries(parts.map((part) => listed.exec(part)?.slice(1, 3) as [string, string])),
  );

const figures = z
  .string()
  .regex(/^[1-9]\d{9,14}$/, 'must be a number with its country’s code, figures alone');

export const messageVariables = {
  MESSAGES: z
    .enum(['msg91', 'gupshup', 'sandbox', 'none'], { error: 'must be msg91, gupshup, sandbox or none' })
    .optional(),
  MESSAGE_TEMPLATES: templateIds.optional(),
  MESSAGE_REPORT_SECRET: longSecret.optional(),
  MSG91_AUTH_KEY: z.string().optional(),
  MSG91_WHATSAPP_NAMESPACE: z.string().optional(),
  GUPSHUP_USER_ID: z.string().optional(),
  GUPSHUP_PASSWORD: z.string().optional(),
  GUPSHUP_SENDER: z.string().optional(),
  GUPSHUP_WHATSAPP_KEY: z.string().optional(),
  DLT_ENTITY_ID: z.string().optional(),
  WHATSAPP_NUMBER: figures.optional(),
  WHATSAPP_TEMPLATES: templateIds.optional(),
};
type Given = z.output<z.ZodObject<typeof messageVariables>>;

/** A demo keeps texts for its mailbox page; elsewhere the provider is named, and production never names the sandbox. */
export function messagesOf(
  given: Given,
  { production, demo }: { production: boolean; demo: boolean },
): MessageConfig {
  const kind = given.MESSAGES ?? (demo ? 'sandbox' : 'none');
  if (kind === 'none') return { kind };
  if (kind === 'sandbox') {
    if (!production) return { kind };
    throw new StartupError(
      'MESSAGES is sandbox, which sends nothing: production refuses it (see .env.example)',
    );
  }
  const need = (name: keyof Given & string): string => {
    const value = given[name];
    if (typeof value === 'string') return value;
    throw new StartupError(`${name} is missing: MESSAGES=${kind} needs it (see .env.example)`);
  };
  const common = { templates: registered(given, kind), reportSecret: given.MESSAGE_REPORT_SECRET };
  const { WHATSAPP_NUMBER: number, WHATSAPP_TEMPLATES: templates = {} } = given;
  if (kind === 'msg91') {
    const whatsapp = number ? { number, templates, namespace: need('MSG91_WHATSAPP_NAMESPACE') } : null;
    return { kind, ...common, authKey: need('MSG91_AUTH_KEY'), whatsapp };
  }
  return {
    kind,
    ...common,
    userId: need('GUPSHUP_USER_ID'),
    password: need('GUPSHUP_PASSWORD'),
    sender: need('GUPSHUP_SENDER'),
    entityId: need('DLT_ENTITY_ID'),
    whatsapp: number ? { number, templates, key: need('GUPSHUP_WHATSAPP_KEY') } : null,
  };
}

/** Every template in English; where the Hindi one is missing, its readers get English. */
function registered({ MESSAGE_TEMPLATES: ids = {} }: Given, kind: string): TemplateIds {
  const missing = textTemplateNames.map((name) => `${name}.en`).filter((name) => !ids[name]);
  if (missing.length === 0) return ids;
  throw new StartupError(
    `MESSAGE_TEMPLATES is missing ${missing.join(', ')}: MESSAGES=${kind} needs it (see .env.example)`,
  );
}

/** Whether a code may be asked for by WhatsApp: its template is approved there. */
export const sendsCodesByWhatsapp = (config: MessageConfig): boolean =>
  config.kind === 'sandbox' ||
  (config.kind !== 'none' && config.whatsapp?.templates['sign-in-code.en'] !== undefined);

/** Whether texts leave this machine. */
export const sendsTexts = ({ MESSAGES: kind }: Given): boolean => kind === 'msg91' || kind === 'gupshup';
