/**
 * What text messages say. Indian operators deliver a text only when it is, letter by letter, one that was registered with them
 * (DLT), so these words are not in the catalogues, where a rewording would silently stop every text: whoever changes one here
 * registers it anew first.
 */
import type { Language } from './languages.ts';

export interface TextTemplate {
  /** The values of its places, in the order of the words. */
  readonly values: readonly string[];
  /** As it is registered: `{#var#}` is a place, filled with the values in their order. */
  readonly words: Readonly<Record<Language, string>>;
  /** The values of the WhatsApp template's body: WhatsApp words messages with a code by itself, around the code alone. */
  readonly whatsapp: readonly string[];
  /** WhatsApp shows a button that copies the code. */
  readonly hasCodeButton: boolean;
  /** After so many minutes it is of no use to its reader, and not sent any more. */
  readonly usefulMinutes: number;
}

const DAY = 24 * 60;

export const textTemplates = {
  'sign-in-code': {
    values: ['code', 'minutes'],
    words: {
      en: '{#var#} is your Kiraya code. It works once, within {#var#} minutes. Do not share it with anyone. - Kiraya',
      hi: '{#var#} आपका Kiraya कोड है। यह एक बार, {#var#} मिनट के भीतर काम करता है। इसे किसी को न बताएँ। - Kiraya',
    },
    whatsapp: ['code'],
    hasCodeButton: true,
    usefulMinutes: 10,
  },
  // Says what the code does: a swindler on the phone calls it a code to sign in.
  'merge-code': {
    values: ['code', 'minutes'],
    words: {
      en: '{#var#} moves your Kiraya account into another account and closes it. It works once, within {#var#} minutes. Do not share it with anyone. - Kiraya',
      hi: '{#var#} से आपका Kiraya खाता दूसरे खाते में मिल जाएगा और बंद हो जाएगा। यह एक बार, {#var#} मिनट के भीतर काम करता है। इसे किसी को न बताएँ। - Kiraya',
    },
    // By SMS alone: WhatsApp words messages with a code by itself, without what it is for.
    whatsapp: [],
    hasCodeButton: false,
    usefulMinutes: 10,
  },
  'number-code': {
    values: ['code', 'minutes'],
    words: {
      en: '{#var#} makes this the mobile number of a Kiraya account. It works once, within {#var#} minutes. Do not share it with anyone. - Kiraya',
      hi: '{#var#} से यह नंबर एक Kiraya खाते का मोबाइल नंबर बन जाएगा। यह एक बार, {#var#} मिनट के भीतर काम करता है। इसे किसी को न बताएँ। - Kiraya',
    },
    whatsapp: ['code'],
    hasCodeButton: true,
    usefulMinutes: 10,
  },
  // Says what the code does: it binds whoever gives it away.
  'lease-code': {
    values: ['code', 'home', 'minutes'],
    words: {
      en: '{#var#} signs your rental agreement for {#var#} on Kiraya. It works once, within {#var#} minutes. Do not share it with anyone. - Kiraya',
      hi: '{#var#} से {#var#} के किराया एग्रीमेंट पर Kiraya पर आपके हस्ताक्षर होते हैं। यह एक बार, {#var#} मिनट के भीतर काम करता है। इसे किसी को न बताएँ। - Kiraya',
    },
    // By SMS alone: WhatsApp words messages with a code by itself, without what it is for.
    whatsapp: [],
    hasCodeButton: false,
    usefulMinutes: 10,
  },
  'number-changed': {
    values: ['number'],
    words: {
      en: 'Your Kiraya account now has the mobile number {#var#} instead of this one. Not you? Contact us at once. - Kiraya',
      hi: 'आपके Kiraya खाते में अब इस नंबर की जगह {#var#} है। यह आपने नहीं किया? हमें तुरंत बताएँ। - Kiraya',
    },
    whatsapp: ['number'],
    hasCodeButton: false,
    usefulMinutes: DAY,
  },
  // To the number that somebody says they lost: whoever still has it can stop it.
  'number-lost': {
    values: ['number'],
    words: {
      en: 'Someone asked to move your Kiraya account from this number to {#var#}. Not you? Sign in and stop it in Settings. - Kiraya',
      hi: 'किसी ने आपका Kiraya खाता इस नंबर से {#var#} पर ले जाने को कहा है। यह आप नहीं थे? साइन इन करके सेटिंग में इसे रोकें। - Kiraya',
    },
    whatsapp: ['number'],
    hasCodeButton: false,
    usefulMinutes: DAY,
  },
  'number-moved': {
    values: ['site'],
    words: {
      en: 'Your Kiraya account has this mobile number now. Sign in with it: {#var#} - Kiraya',
      hi: 'आपके Kiraya खाते में अब यह मोबाइल नंबर है। इससे साइन इन करें: {#var#} - Kiraya',
    },
    whatsapp: ['site'],
    hasCodeButton: false,
    usefulMinutes: DAY,
  },
  'number-kept': {
    values: ['days'],
    words: {
      en: 'We could not move the Kiraya account that you asked for to this number. You can ask again after {#var#} days, or contact us. - Kiraya',
      hi: 'आपने जो Kiraya खाता इस नंबर पर माँगा था, वह हम नहीं दे सके। {#var#} दिन बाद फिर कह सकते हैं, या हमसे संपर्क करें। - Kiraya',
    },
    whatsapp: ['days'],
    hasCodeButton: false,
    usefulMinutes: DAY,
  },
  'new-sign-in': {
    values: ['device', 'time'],
    words: {
      en: 'New sign-in to your Kiraya account: {#var#}, {#var#}. Not you? Sign out everywhere in Settings. - Kiraya',
      hi: 'आपके Kiraya खाते में नए डिवाइस पर साइन इन: {#var#}, {#var#}। यह आप नहीं थे? सेटिंग में सब जगह से साइन आउट करें। - Kiraya',
    },
    whatsapp: ['device', 'time'],
    hasCodeButton: false,
    usefulMinutes: DAY,
  },
  'payee-account-set': {
    values: ['account'],
    words: {
      en: 'Your payments from Kiraya now go to bank account {#var#}. Not you? Contact us at once. - Kiraya',
      hi: 'Kiraya से आपके भुगतान अब बैंक खाते {#var#} में जाएँगे। यह आपने नहीं किया? हमें तुरंत बताएँ। - Kiraya',
    },
    whatsapp: ['account'],
    hasCodeButton: false,
    usefulMinutes: DAY,
  },
  // To the number of somebody who has no account, or one without an e-mail address: what binds nobody without a yes is said as that.
  'lease-offered': {
    values: ['landlord', 'site'],
    words: {
      en: '{#var#} wrote a lease for you on Kiraya. Sign up with this number to read it: {#var#} It binds you only if you say yes. - Kiraya',
      hi: '{#var#} ने Kiraya पर आपके लिए लीज़ लिखी है। पढ़ने के लिए इसी नंबर से साइन अप करें: {#var#} आपकी हाँ के बिना यह लागू नहीं होती। - Kiraya',
    },
    whatsapp: ['landlord', 'site'],
    hasCodeButton: false,
    usefulMinutes: DAY,
  },
  'check-asked': {
    values: ['owner', 'site'],
    words: {
      en: '{#var#} requests your consent to a tenant check on Kiraya. Sign up with this number to read and answer: {#var#} We check nothing until you say yes. - Kiraya',
      hi: '{#var#} ने Kiraya पर आपकी जाँच के लिए सहमति माँगी है। पढ़ने और जवाब देने के लिए इसी नंबर से साइन अप करें: {#var#} आपकी हाँ के बिना हम कुछ नहीं जाँचते। - Kiraya',
    },
    whatsapp: ['owner', 'site'],
    hasCodeButton: false,
    usefulMinutes: DAY,
  },
  'application-accepted': {
    values: ['home', 'site'],
    words: {
      en: 'Your application for {#var#} is accepted on Kiraya. Sign in with this number to see the contact details: {#var#} - Kiraya',
      hi: '{#var#} के लिए आपका आवेदन Kiraya पर स्वीकार हो गया है। संपर्क का ब्योरा देखने के लिए इसी नंबर से साइन इन करें: {#var#} - Kiraya',
    },
    whatsapp: ['home', 'site'],
    hasCodeButton: false,
    usefulMinutes: DAY,
  },
  'settlement-proposed': {
    values: ['home', 'date', 'site'],
    words: {
      en: 'The landlord of {#var#} named deductions from your deposit. Answer by {#var#}: sign in with this number at {#var#} - Kiraya',
      hi: '{#var#} के मकान मालिक ने आपके डिपॉज़िट से कटौतियाँ बताई हैं। {#var#} तक जवाब दें, इसी नंबर से साइन इन करें: {#var#} - Kiraya',
    },
    whatsapp: ['home', 'date', 'site'],
    hasCodeButton: false,
    usefulMinutes: DAY,
  },
  'home-handed-in': {
    values: ['broker', 'site'],
    words: {
      en: '{#var#} asked Kiraya to rent out and manage your home. Sign up with this number to follow it: {#var#} Nothing is agreed without your yes. - Kiraya',
      hi: '{#var#} ने Kiraya से आपका घर किराये पर देने और मैनेज करने को कहा है। देखने के लिए इसी नंबर से साइन अप करें: {#var#} आपकी हाँ के बिना कुछ तय नहीं होगा। - Kiraya',
    },
    whatsapp: ['broker', 'site'],
    hasCodeButton: false,
    usefulMinutes: DAY,
  },
  // To whoever asked by a number alone.
  'enquiry-handed-in': {
    values: ['site'],
    words: {
      en: 'As you asked, we made an application for Kiraya to rent out and manage your home. Follow it with this number: {#var#} Nothing is agreed without your yes. - Kiraya',
      hi: 'आपके कहने पर हमने आपका घर किराये पर देने और मैनेज करने का आवेदन Kiraya पर बनाया है। देखने के लिए इसी नंबर से साइन इन करें: {#var#} आपकी हाँ के बिना कुछ तय नहीं होगा। - Kiraya',
    },
    whatsapp: ['site'],
    hasCodeButton: false,
    usefulMinutes: DAY,
  },
} as const satisfies Record<string, TextTemplate>;

export type TextTemplateName = keyof typeof textTemplates;

export const textTemplateNames = Object.keys(textTemplates) as TextTemplateName[];

export type TextValues = Readonly<Record<string, string>>;

/** Operators take at most 30 characters in one place, and fail the text otherwise. */
export const PLACE_MAX = 30;

/** The values in the order of the places, cut to what a place holds. Throws when one is missing: that is a mistake of ours. */
export function valuesFor(names: readonly string[], values: TextValues): string[] {
  return names.map((name) => {
    const value = values[name];
    if (!value) throw new Error(`A text lacks its value ${name}`);
    return cutToPlace(value.replaceAll(/\s+/g, ' '));
  });
}

/** Behind a whole word, where the words up to it fill at least half of the place: "2 BHK, Green Valley" and not "… Green Valley Apartm". */
function cutToPlace(value: string): string {
  const letters = [...value];
  if (letters.length <= PLACE_MAX) return value;
  const end = letters.slice(0, PLACE_MAX + 1).lastIndexOf(' ');
  if (end < PLACE_MAX / 2) return letters.slice(0, PLACE_MAX).join('');
  return letters
    .slice(0, end)
    .join('')
    .replace(/[\s,–-]+$/, '');
}

/** As its reader sees it. Example: `482915 is your Kiraya code. It works once, within 10 minutes. …`. */
export function wordText(name: TextTemplateName, language: Language, values: TextValues): string {
  const { values: places, words } = textTemplates[name];
  const filled = valuesFor(places, values);
  return words[language].replaceAll('{#var#}', () => filled.shift() ?? '');
}
