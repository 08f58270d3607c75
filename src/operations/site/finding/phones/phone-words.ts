import { namesFax, namesPhone, wordsOf } from '../../reading/contact-words.ts';

/** Verbs and nouns that announce a phone number besides the names of telephones. */
const callWords = wordsOf(
  'call calling calls text ring dial office hotline helpline toll freecall reservations bookings enquiries inquiries ' +
    'voice contact zentrale anruf portable port fixe standard sabit appelez joindre contactez llame ll\u00e1menos whatsapp chiama chiamaci chiamate bel ' +
    'hubungi lada zadzwo\u0144 contacto contato ligue \u0437\u0432\u043e\u043d\u0438\u0442\u0435 ' +
    'vert azur verde l\u00ednea linea atenci\u00f3n atendimento sac recepci\u00f3n reservas ' +
    'reservaciones urgencias emergencias emergency emergencies notruf notfall notfallnummer notdienst ' +
    'kundenservice kundendienst servicenummer servicetelefon servicehotline bestellhotline rezeption ' +
    'reservierung reservierungen infoline infotelefon urgence urgences accueil secr\u00e9tariat ' +
    'r\u00e9ception r\u00e9servation r\u00e9servations assistenza prenotazioni klantenservice noodnummer ' +
    'receptie kundservice kundtj\u00e4nst kundeservice asiakaspalvelu ajanvaraus p\u00e4ivystys recepcja ' +
    'rejestracja rezerwacja stacjonarny infolinka recepce recepci\u00f3 \u00fcgyf\u00e9lszolg\u00e1lat ' +
    'hatt\u0131 merkezi',
);

/** Words that announce another code than a number of a phone. */
const codeWords = wordsOf(
  'isbn issn iban vat ein id ref sku ean gtin order invoice zip plz case account registration license licence nif cif siret siren ' +
    'iva ust steuernummer hrb kvk btw nip regon krs cnpj cpf abn acn',
);

/** What a number is by the words next to it. */
export type NumberKind = 'phone' | 'fax' | 'code';

/** What a word in lower case announces. */
export function kindOfWord(word: string): NumberKind | undefined {
  if (namesFax(word) || faxSigns.has(word)) return 'fax';
  if (callWords.has(word) || namesPhone(word) || phoneSigns.has(word)) return 'phone';
  return codeWords.has(word) ? 'code' : undefined;
}

/** What initials announce where a mark follows them: `T:`, `M.`, `F:`, `(p)`. */
export function kindOfLetter(letter: string): NumberKind | undefined {
  if (letter === 'f' || letter === '\u0444') return 'fax';
  return phoneInitials.has(letter) ? 'phone' : undefined;
}

/** Initials of words for a phone. */
const phoneInitials = wordsOf('t p m c d o \u0442');

/** Words that may be between one that announces a number and the number. */
export const fillers = wordsOf(
  'number numbers no nos nr num nbr n nummer nummern num\u00e9ro numero n\u00b0 n\u00ba n\u00famero numer line lines us me our the a an this is are for free direct directly machine ' +
    'today now anytime please just or any time in your local main general sales office service support day night hours hour hr hrs secure ' +
    'uns unsere heute jetzt kostenlos nous ons ora oggi hoy ahora gratis gratuit gratuito vandaag nu gratuita s\u1ed1 nomor \u043d\u043e\u043c\u0435\u0440 toll tollfree',
);

/** Names of other facts of a contact, which are no names of people or places. */
export const otherFacts = wordsOf('email mail e web website homepage internet address adresse hours skype');

/** Words that join a verb some words before, such as `contact the office on`, with the number. */
export const prepositions = wordsOf('on at to under unter au al ao em op p\u00e5 pod na via by using');

/** Verbs whose object may be before the preposition. */
export const verbs = wordsOf(
  'call phone telephone ring dial contact text reach calling phoning contacting ' +
    'erreichen anrufen appelez appeler joindre contactez llame llamar contacte ligue ligar bel bellen chiama chiamare contatta zadzwo\u0144 ' +
    'kontakt kontakta kontaktieren',
);

/** Words that join two names of one number, as in `Tel. and fax`. */
export const conjunctions = wordsOf('and und et y e og och i en ja \u0438 \u0442\u0430');

/** Pictures of telephones and of a fax machine. */
const phoneSigns = wordsOf(
  '\u260e \u260f \u2706 \u2121 \u{1f4de} \u{1f4f1} \u{1f4f2} \u{1f57d} \u{1f57e} \u{1f57f}',
);
const faxSigns = wordsOf('\u{1f4e0} \u{1f5b7} \u213b');
