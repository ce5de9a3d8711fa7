// How people ask the help: words of one thing in English, Hindi, Hindi in Latin letters and Marathi, and words that ask for nothing.

/** Each line is one thing. A word is of it when it begins with one of these; written as `folded` leaves words. */
const things: readonly (readonly string[])[] = [
  ['rent', 'किराय', 'किराए', 'kiray', 'kiraay', 'bhada', 'भाड'],
  ['pay', 'चुका', 'भुगतान', 'दें', 'bhugtan', 'chuka', 'transfer', 'upi'],
  ['deposit', 'डिपॉजिट', 'security', 'advance', 'jamanat', 'zamanat', 'जमानत', 'अनामत'],
  ['back', 'return', 'refund', 'वापस', 'लौट', 'wapas', 'vapas', 'wapis', 'परत'],
  ['receipt', 'रसीद', 'rasid', 'raseed', 'पावती'],
  ['visit', 'विजिट', 'tour', 'see the home', 'भेट'],
  ['apply', 'applic', 'आवेदन', 'avedan', 'aavedan', 'अर्ज'],
  ['lease', 'agreement', 'contract', 'लीज', 'एग्रीमेंट', 'अनुबंध', 'करार'],
  ['notice', 'vacat', 'move out', 'नोटिस', 'खाली', 'khali'],
  [
    'repair',
    'fix',
    'broken',
    'leak',
    'tap',
    'geyser',
    'plumb',
    'electrici',
    'नल',
    'मरम्मत',
    'marammat',
    'marmat',
    'दुरुस्ती',
  ],
  ['photo', 'picture', 'image', 'फोटो', 'तस्वीर', 'foto', 'tasveer'],
  ['list', 'post', 'advert', 'लिस्ट', 'प्रकाशित'],
  ['delete', 'erase', 'close', 'मिटा', 'हटा', 'बंद', 'mita', 'hata', 'band'],
  ['account', 'खात', 'khata', 'khaata'],
  ['complain', 'grievance', 'report', 'fraud', 'scam', 'fake', 'cheat', 'शिकायत', 'धोख', 'shikayat', 'तक्रार'],
  ['number', 'phone', 'mobile', 'contact', 'call', 'नंबर', 'फोन', 'मोबाइल', 'संपर्क', 'sampark'],
  ['code', 'otp', 'कोड', 'ओटीपी'],
  ['password', 'पासवर्ड'],
  ['sign in', 'signing', 'login', 'log in', 'साइन इन', 'लॉगिन'],
  ['owner', 'landlord', 'मालिक', 'malik', 'मालक'],
  ['tenant', 'किरायेदार', 'किराएदार', 'kirayedar', 'kiraydar', 'kirayadar', 'भाडेकरू'],
  ['verif', 'badge', 'वेरिफ', 'सत्याप', 'पडताळ'],
  ['bed', 'pg', 'hostel', 'बेड', 'पीजी'],
  ['commission', 'earn', 'कमीशन', 'कमाई', 'kamai', 'kamaai'],
  ['payout', 'भुगतान'],
  ['broker', 'agent', 'ब्रोकर', 'एजेंट', 'दलाल', 'dalal'],
  ['bank', 'बैंक'],
  ['tax', 'tds', 'टैक्स', 'कर कटौती'],
  ['late', 'penalty', 'विलंब', 'देर'],
  ['import', 'excel', 'csv', 'bulk', 'इंपोर्ट', 'एक्सेल'],
  ['notif', 'email', 'alert', 'unsubscribe', 'सूचना', 'ई मेल', 'suchna'],
  ['guarant', 'गारंटी', 'हमी'],
  ['find', 'search', 'खोज', 'ढूंढ', 'dhund', 'dhoond', 'khoj', 'शोध'],
  [
    'home',
    'house',
    'flat',
    'apartment',
    'property',
    'घर',
    'मकान',
    'फ्लैट',
    'प्रॉपर्टी',
    'ghar',
    'makan',
    'makaan',
  ],
  ['cancel', 'रद्द', 'radd', 'रद्द कर'],
  ['time', 'hour', 'reschedul', 'postpone', 'समय', 'samay', 'वेळ'],
  ['check', 'police', 'background', 'जांच', 'पुलिस', 'jaanch', 'janch'],
  ['team', 'company', 'organisation', 'organization', 'staff', 'टीम', 'संस्था', 'कंपनी'],
  ['address', 'पता', 'पते', 'pata', 'पत्ता'],
  ['lost', 'खो', 'kho', 'हरव'],
  ['brokerage', 'ब्रोकरेज', 'dalali', 'दलाली'],
  ['manag', 'मैनेज'],
  ['stamp', 'registration', 'स्टाम्प', 'रजिस्ट्रेशन'],
];

/** Said of an act in many words; each becomes the words that the help has for it. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/(give|put|let|rent) (my \S+ )?(out|on rent)|kira\S* (par|pe|per) de\S*|किरा\S* पर दे\S*/g, 'list home'],
  [/forg[eo]t\S*|भूल\S*|bhool\S*|bhul\S*/g, 'login'],
  [/(didn t|did not|not|never) (receiv|get|com|arriv)\S*|nah?in? (aa|mil)\S*|नहीं (आ|मिल)\S*/g, 'login'],
  [/(change|new) (my )?(phone|mobile|number)( number)?/g, 'lost number'],
  [/(makan )?malik (ka|se) number|owner s? ?(phone|number|contact)\S*( number)?/g, 'contact'],
];

const idle = new Set(
  (
    'a an the i my me we our you your is are am be do does did can could will would should to of for in on at from with ' +
    'by and or how what when where why who which it this that if get got have has need want please help about after before upload add ' +
    'kaise kese kya kab kahan kyu kyon hai hain ho h ka ki ke ko se me mein main mera meri mere apna apni aap par pe karu ' +
    'karna karen kare karo kar de dena du den milega milegi chahiye raha rahi rha nahi nahin wala ' +
    'कैसे क्या कब कहां क्यों कौन है हैं हो हूं था का की के को से में पर ने मैं मेरा मेरी मेरे अपना अपनी आप करें करना कर करूं दूं देना दे ' +
    'चाहिए रहा रही नहीं और या कसे काय कधी माझा माझे माझी आहे कसा'
  ).split(' '),
);

/** Lower case, without the marks that people leave out: the dot below ज़ and फ़, and ँ for ं. Punctuation is one space. */
export const folded = (text: string): string =>
  text
    .normalize('NFC')
    .toLocaleLowerCase('en-IN')
    .replaceAll('\u093c', '')
    .replaceAll('ँ', 'ं')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const rootOf = (word: string): string =>
  word
    .replace(/(?<=[a-z]{3})(ing|ed|s)$/, '')
    .replace(/(?<=[\u0904-\u0939][\u0900-\u0963]?.)[\u093e-\u094c\u0902]+$/, '');

/** Beginnings of words that say the same as `word`. */
function saying(word: string): readonly string[] {
  const root = rootOf(word);
  const [best] = things
    .flatMap((thing) =>
      thing.filter((stem) => word.startsWith(stem) || stem === root).map((stem) => ({ thing, stem })),
    )
    .sort((a, b) => b.stem.length - a.stem.length);
  return best ? [root, ...best.thing] : [root];
}

/** What a search asks for: for each of its words that asks for something, the beginnings of words that answer it. */
export function askedFor(searched: string): readonly (readonly string[])[] {
  const said = phrases.reduce((text, [phrase, words]) => text.replace(phrase, words), folded(searched));
  const words = said.split(' ').filter(Boolean);
  const asking = words.filter((word) => !idle.has(word));
  return (asking.length > 0 ? asking : words).map(saying);
}
