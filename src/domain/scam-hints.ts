/** What people who want money for a home that is not theirs write, in English, Hindi and both mixed: the receiver is warned. */

export const scamHints = [
  'pay-before-visit',
  'gate-pass',
  'qr-to-receive',
  'one-time-code',
  'away-abroad',
] as const;
export type ScamHint = (typeof scamHints)[number];

const MONEY =
  'token|advance|booking amount|booking fee|deposit|registration fee|refundable|paise|paisa|payment|rent in advance|टोकन|एडवांस|पैसे|पैसा|जमा|बुकिंग';
const PAY =
  'pay|send|transfer|deposit|give|bhej|bhejo|bhejiye|bhej do|de do|dena|karo|kar do|daal do|भेज|दे दो|दीजिए|जमा|डाल';
const BEFORE_VISIT =
  'before (?:the |your |any |i )?(?:visit|visiting|show|showing|seeing|viewing|site)|to (?:book|confirm|block|schedule) (?:the |a |your )?visit|visit (?:se )?pehle|dekhne (?:se )?pehle|dekhne ke pehle|ghar dikhane (?:se )?pehle|विज़िट से पहले|देखने से पहले|दिखाने से पहले|without (?:visit|seeing)|bina dekhe|बिना देखे';

const has = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu');
const all =
  (...parts: string[]) =>
  (text: string): boolean =>
    parts.every((part) => has(part).test(text));

/** "I will not pay before the visit" warns of what the receiver says themselves. */
const REFUSES = has(
  "never|not pay|won't pay|will not pay|do not pay|don't pay|no token|no advance|nahi dunga|nahi dungi|nahi denge|mat dena|mat do|नहीं दूँगा|नहीं दूँगी|नहीं देंगे|मत दीजिए",
);

const signs: Readonly<Record<ScamHint, (text: string) => boolean>> = {
  'pay-before-visit': (text) => all(MONEY, `${PAY}|${MONEY}`, BEFORE_VISIT)(text) && !REFUSES.test(text),
  'gate-pass': all(
    'gate ?pass|entry pass|visitor pass|visiting card|visit pass|gatepass|गेट ?पास|एंट्री पास',
    'pay|fee|charge|charges|rs|inr|rupees|refundable|₹|amount|payment|paise|bhejo|lagega|lagenge|banana|banwana|fees|पैसे|रुपये|शुल्क|फ़ीस|फीस',
  ),
  'qr-to-receive': (text) =>
    all(
      'qr|qr code|barcode|क्यूआर',
      'scan|स्कैन',
      'receive|get|credit|credited|milega|aayega|aa jayega|refund|paane|मिलेगा|आएगा|आ जाएगा|पाने',
    )(text) ||
    all('upi pin|यूपीआई पिन', 'enter|type|put|daal|dalo|daalo|डाल|डालें|डालिए')(text) ||
    all(
      'send (?:me )?(?:₹ ?|rs\\.? ?)?1|1 rupee|one rupee|₹ ?1|ek rupya|ek rupaye|एक रुपया',
      'verify|verification|check|confirm|army|सत्यापन',
    )(text),
  'one-time-code': all(
    'otp|one.time (?:code|password)|ओटीपी',
    'send|share|tell|forward|give|batao|bata do|bhejo|bhej do|de do|bataiye|भेज|बता|बताइए|दीजिए',
  ),
  'away-abroad': (text) =>
    all(
      'army|crpf|bsf|cisf|military|air force|navy|posted|posting|abroad|out of (?:india|country|station)|सेना|आर्मी|विदेश',
      `${MONEY}|courier|keys by`,
    )(text) && all(`${PAY}|courier`)(text),
};

/** Money is written with its sign apart from the letters, which the words above are looked for by. */
export function scamHintsIn(text: string): ScamHint[] {
  const plain = text.normalize('NFC').replaceAll('₹', ' rs ').replaceAll(/\s+/g, ' ');
  return scamHints.filter((hint) => signs[hint](plain));
}
