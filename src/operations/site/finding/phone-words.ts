function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}

/** Words that announce a phone number, in common languages of the web. */
export const phoneWords = words(
  'tel t\u00e9l tels telephone telephones phone phones call calling calls text ring dial ph phn mob mobile cell cellphone cellular ' +
    'office hotline helpline toll tollfree freephone freecall reservations bookings enquiries inquiries voice landline contact ' +
    'telefon telefonnummer telefonnr fon mobil mobilnr mobiltelefon handy handynummer rufnummer festnetz durchwahl zentrale anruf ' +
    't\u00e9l\u00e9phone portable fixe appelez joindre contactez standard ' +
    'tel\u00e9fono tel\u00e9fonos telefono telefonos tfno tlfno tlf tfn tfo m\u00f3vil movil celular llame ll\u00e1menos llamenos whatsapp ' +
    'cellulare cell chiama chiamaci chiamate telefoon telefoonnummer telnr bel gsm mobiel ' +
    'puh puhelin puhelinnumero kom kom\u00f3rka zadzwo\u0144 infolinia ' +
    'telefone telefones telef telem\u00f3vel fone contacto contato ligue telefonsz\u00e1m telefonas telefons tel\u00e9fon telef\u00f3n telefoni ' +
    'volejte vol\u00e1nka mobiln\u00ed telefonn\u00ed cep sabit telefonu ' +
    '\u0442\u0435\u043b \u0442\u0435\u043b\u0435\u0444\u043e\u043d \u0442\u0435\u043b\u0435\u0444\u043e\u043d\u044b \u043c\u043e\u0431 \u0437\u0432\u043e\u043d\u0438\u0442\u0435 \u03c4\u03b7\u03bb \u03c4\u03b7\u03bb\u03ad\u03c6\u03c9\u03bd\u03bf \u03ba\u03b9\u03bd\u03b7\u03c4\u03cc ' +
    '\u05d8\u05dc \u05d8\u05dc\u05e4\u05d5\u05df \u0647\u0627\u062a\u0641',
);

/** Words that announce the number of a fax machine. */
export const faxWords = words(
  'fax faxes efax telefax facsimile faks telefaks faksi telekopi telecopie t\u00e9l\u00e9copie t\u00e9l\u00e9copieur telecopieur telecopier faxnummer ' +
    'telefaxnummer faxnr \u0444\u0430\u043a\u0441 \u03c6\u03b1\u03be \u05e4\u05e7\u05e1 \u0641\u0627\u0643\u0633',
);

/** Words that announce another code than a number of a phone. */
export const codeWords = words(
  'isbn issn iban vat ein id ref sku ean gtin order invoice zip plz case account registration license licence nif cif siret siren ' +
    'iva ust steuernummer hrb kvk btw nip regon krs cnpj cpf abn acn',
);

/** Initials of words for a phone, which a mark must follow: `T:`, `M.`; F is that of the fax. */
export const phoneInitials = words('t p m c d o');

/** Words that may be between one that announces a number and the number. */
export const fillers = words(
  'number numbers no nos nr num nbr n nummer nummern num\u00e9ro numero n\u00famero n\u00ba numer line lines us me our the a an this is are for free direct directly ' +
    'today now anytime please just or any time in your local main general sales office service support day night hours hour ' +
    'uns unsere heute jetzt kostenlos nous ons ora oggi hoy ahora gratis gratuit gratuito vandaag nu gratuita',
);

/** Words that join a verb some words before, such as `contact the office on`, with the number. */
export const prepositions = words('on at under unter au al ao em op p\u00e5 pod na via by using');

/** Verbs whose object may be before the preposition. */
export const verbs = words(
  'call phone telephone ring dial contact text reach calling phoning contacting ' +
    'erreichen anrufen appelez appeler joindre contactez llame llamar contacte ligue ligar bel bellen chiama chiamare contatta zadzwo\u0144 ' +
    'ring kontakt kontakta kontaktieren',
);

/** Words that join two names of one number, as in `Tel. and fax`. */
export const conjunctions = words('and und et y e og och i en ja');

/** Ends of words of scripts that are written without spaces. */
export const phoneEnding =
  /(?:\u7535\u8bdd(?:\u53f7\u7801)?|\u96fb\u8a71(?:\u756a\u53f7)?|\uc804\ud654(?:\ubc88\ud638)?)$/u;
export const faxEnding =
  /(?:\u4f20\u771f|\u50b3\u771f|\u30d5\u30a1\u30c3\u30af\u30b9|\u30d5\u30a1\u30af\u30b9|\u30d5\u30a1\u30c3\u30af\u30b9\u756a\u53f7|\ud329\uc2a4)$/u;

/** Pictures of telephones and of a fax machine. */
export const phoneSigns = words(
  '\u260e \u260f \u2706 \u2121 \u{1f4de} \u{1f4f1} \u{1f4f2} \u2706 \u{1f57d} \u{1f57e} \u{1f57f}',
);
export const faxSigns = words('\u{1f4e0} \u{1f5b7} \u213b');
