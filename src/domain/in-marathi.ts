/** Names of places as Marathi writes them, from how Hindi does: the same script, and a few habits of its own. */

/** Cities that Marathi calls by another word or sound. */
const written: Readonly<Record<string, string>> = {
  'अन्य इलाके': 'इतर परिसर',
  बेंगलुरु: 'बंगळुरू',
  भोपाल: 'भोपाळ',
  चंडीगढ़: 'चंदीगड',
  कोयंबटूर: 'कोइंबतूर',
  इंदौर: 'इंदूर',
  कोच्चि: 'कोची',
  लखनऊ: 'लखनौ',
  मदुरै: 'मदुराई',
  मंगलूरु: 'मंगळुरू',
  मैसूरु: 'म्हैसूर',
  पटना: 'पाटणा',
  सूरत: 'सुरत',
  विशाखापत्तनम: 'विशाखापट्टणम',
};

/** `inMarathi('नागपुर')` is 'नागपूर', `inMarathi('हिंजवाड़ी')` is 'हिंजवाडी'; the rest of a name stays. */
export const inMarathi = (hindi: string): string =>
  written[hindi] ??
  hindi
    .normalize('NFD')
    .replaceAll('\u093c', '')
    .replaceAll('ँ', 'ं')
    .replaceAll(/पुर(?![\p{L}\p{M}])/gu, 'पूर')
    .replaceAll(/गढ(?![\p{L}\p{M}])/gu, 'गड')
    .replaceAll(/गांव(?![\p{L}\p{M}])/gu, 'गाव')
    .normalize('NFC');
