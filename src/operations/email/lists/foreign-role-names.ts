/**
 * Role names of languages other than English, curated by hand, as written in addresses: without accents, and
 * German umlauts as two letters. Given names and surnames are left out: those in the lists of @faker-js/faker, in
 * the census of the United States of 1990 or in public lists of German, French, Spanish, Italian and Portuguese
 * surnames: devis, lager, tienda, winkel and salon are people here.
 */
export const foreignRoleNames: Readonly<Record<string, string>> = {
  german: `
    ablage angebot angebote anmeldung annahme ansprechpartner apotheke arbeitsschutz assistenz auftraege auftrag
    ausbildung auskunft aussendienst bauamt beratung beschaffung beschwerde beschwerden bestellung bestellungen
    betrieb betriebsrat bewerber buchhaltung buchung buchungen buergerbuero buergermeister
    datenschutzbeauftragter debitoren disposition dokumentation ehrenamt einkaufsabteilung empfang entwicklung
    ersatzteile export-abteilung fahrschule fanshop feuerwehr finanzbuchhaltung finanzen firma foerderverein
    forschung freiwillige fuhrpark gemeinde gemeindebuero geschaeftsfuehrung geschaeftsstelle gesellschaft
    gutschein gutscheine haendler hausmeister hausverwaltung immobilien informationen innendienst jugend
    jugendamt karriereportal katalog kirchengemeinde klinik kommunikation kontaktformular kreditoren kuendigung
    kunden kundenbetreuung kundencenter kundenzentrum kurse leitung lieferanten lieferung logistik
    lohnbuchhaltung mahnung mahnwesen marktforschung mitarbeiter mitglieder mitgliederservice mitgliedschaft
    musikschule nachricht oeffentlichkeitsarbeit onlineshop personalbuero pfarramt pfarrbuero planung poststelle
    praktikum pressekontakt pressestelle produktion projekt projekte projektleitung qualitaet
    qualitaetssicherung rathaus rechnungseingang rechnungswesen rechtsabteilung reisebuero reservierungen
    retoure retouren schulleitung schulung sekretaer seminar spedition spende spenden stadtverwaltung stadtwerke
    standesamt stellen steuerberatung steuern stiftung technischerdienst termin ticketservice tourismus umwelt
    unternehmen veranstaltung veranstaltungen verein verkaufsteam verlag vermietung vermittlung versand
    versicherung vertriebsinnendienst verwaltungsrat vorstandssekretariat wartung weiterbildung werbung
    werkstatt widerruf wohnen zahlung zahlungen zentraleinkauf azubi azubis bewerbermanagement edv edv-abteilung
    eingangsrechnung eingangsrechnungen lieferscheine rechnungspruefung xrechnung xrechnungen
  `,
  french: `
    bonjour abonnement abonnements accueil achat achats actualites adherents adhesion adhesions administrateurs agence
    alertes annonces apres-vente apresvente assurance assurances atelier avocats boutique candidat candidature
    candidatures catalogue clientele commande commandes commerciaux contact-presse courrier directeur
    direction-generale directiongenerale directrice dirigeant documentation dpd ecole emploi emplois entreprise
    evenement evenements expedition expeditions exploitation facturations facture factures formation formations
    fournisseur fournisseurs gerance gestion infoclient infoclients inscription inscriptions juridique librairie
    livraison livraisons location logement logistique magasin mairie mecenat membres musee ne-pas-repondre
    nepasrepondre noreponse paiement paiements partenaire partenaires partenariat partenariats pharmacie
    presidence qualite rdv reclamation reclamations recouvrement recrutements renseignement renseignements
    residence ressources-humaines ressourceshumaines restauration sav savclient scolarite secretaire
    secretariat-general securite service-client service-clients service-commercial serviceclient serviceclients
    servicecommercial sinistres stages syndic syndicat technique travaux tresorerie tresorier vente ventes
    vie-privee webmestre
  `,
  spanish: `
    academia acreditacion agencia almacen alquiler alquileres anuncios asesoria asistencia atencion
    atencion-al-cliente atencion-cliente atencioncliente avisos ayudas ayuntamiento boletin bolsadeempleo
    bolsadetrabajo calidad capacitacion cartera citas cliente clientes clinica cobranza cobranzas cobros colegio
    comercio compra comunicacion comunicaciones concejalia consulta contable contactar contactenos contratacion
    contrataciones contratos cotizacion cotizaciones credito cuentas cursos delegacion denuncias departamento
    desarrollo despacho devoluciones difusion diseno distribucion documentacion educacion empleos empresa
    empresas encuesta envios estudio exportacion exportaciones factura facturacion-electronica facturas
    formacion franquicias fundacion garantia garantias gerente importacion importaciones incidencias informes
    ingenieria inmobiliaria inscripcion inscripciones instalaciones jefatura juridico legales libreria
    licitaciones mantenimiento matricula matriculas mensajeria mercadeo mercadotecnia mesadeayuda negocios
    no-responder nomina nominas noresponder notificaciones nuevosclientes obras operaciones pagos pedido pedidos
    planificacion postventa presidencia presupuesto presupuestos privacidad produccion proveedor proveedores
    proyecto proyectos publicidad quejas recepciones reclamaciones reclamos reclutamiento rectorado
    recursos-humanos recursoshumanos registro relaciones reparaciones repuestos reserva residencia seguridad
    seguros seleccion siniestros sistemas socios solicitudes soporte-tecnico soportetecnico sucursal sugerencias
    suscripcion suscripciones talleres tecnico tesoreria tiendaonline trabajaconnosotros tramite tramites
    transparencia transporte transportes turismo vacantes venta ventasonline viajes voluntariado
  `,
  italian: `
    commerciale abbonamenti accettazione accoglienza acquisti acquisto agenti agenzia albergo amministratore archivio
    areaclienti assicurazioni assistenza assistenza-clienti assistenzaclienti associazione aule autonoleggio
    azienda biglietteria cartoleria catalogo clientela clienti comune comunicazione comunicazioni concorsi
    condominio contabile contabilita contattaci contratti controllo curriculum direttore direzione disdetta
    distribuzione documenti donazioni fattura fatturazione fatturazioni fatture fondazione fornitori forniture
    garanzia gestione gestioneordini giuridico grafica informazione informazioni ingegneria iscrizione
    iscrizioni lavora-con-noi lavoraconnoi lavoro legale magazzino manutenzione negozio noleggio non-rispondere
    nonrispondere notifiche officina ordine ordini pagamenti pagamento paghe parrocchia personale postvendita
    prenotazione prenotazioni presidenza preventivi preventivo produzione progettazione progetti promozione
    promozioni pubblicherelazioni pubblicita qualita reclami reclutamento reparto responsabile ricambi ricerca
    ricevimento richieste risorse-umane risorseumane ristorante scuola segnalazioni segretaria segreteria
    segreteriagenerale selezione servizi servizio servizio-clienti servizioclienti sicurezza spedizione
    spedizioni stabilimento supporto sviluppo tecnici ticketing ufficio ufficio-acquisti ufficio-stampa
    ufficio-tecnico ufficioacquisti ufficiocommerciale ufficiopersonale ufficiostampa ufficiotecnico
    ufficiovendite vendita vendite viaggi volontari
  `,
  portuguese: `
    agendamento agendamentos almoxarifado alugueis aluguel arquivo arrendamento assessoria assinatura
    assinaturas assistencia assistenciatecnica atendimento-ao-cliente atendimentoaocliente bilheteira bilheteria
    cadastro candidaturas cobranca cobrancas comunicacao contabilidades contas contasapagar contasareceber
    cotacao cotacoes credenciamento curriculo curriculos denuncia departamentopessoal depto despachante
    devolucoes diretor diretoria divulgacao doacoes duvidas emprego empregos encomenda encomendas ensino
    escritorio estagio estagios estoque expedicao fatura faturacao faturamento faturas ferias formacao
    fornecedor fornecedores franquia gestao imobiliaria imprensa informacao informacoes inscricao inscricoes
    licitacao licitacoes lojaonline lojavirtual manutencao marcacoes nao-responda naoresponda naoresponder
    noticias novidades orcamento orcamentos ouvidoria pos-venda posvenda prefeitura producao projeto projetos
    protocolo publicidade qualidade reclamacao reclamacoes recrutamento relacionamento secretariado seguranca
    selecao sugestoes suprimentos tesouraria trabalheconosco trocas viagens
  `,
  dutch: `
    aanbieding aandeelhouders aanmelden aanmelding aanvraag aanvragen abonnementen administratie advies adviseur
    afdeling afspraak afspraken algemeen apotheek automatisering bedrijf bedrijfsbureau bedrijven beheer
    beheerder bestelling bestellingen bestuur betaling betalingen bezorging bibliotheek binnendienst boekhouding
    boeking boekingen buitendienst communicatie contactformulier crediteuren debiteuren directie donaties
    evenementen facturatie facturen factuur financieel financien gebruikers geenantwoord gemeentehuis geschillen
    groothandel huisarts ict ict-beheer inkoop inkoper inlichtingen inschrijven inschrijving inschrijvingen
    intake juridisch kantoor klacht klachten klant klantcontact klanten klantenservice ledenadministratie
    leverancier leveranciers logistiek magazijn makelaar medewerker melding meldingen niet-beantwoorden
    nietbeantwoorden nieuws nieuwsbrief offerte offertes onderhoud ondersteuning onderwijs opleiding opleidingen
    opzeggen orderverwerking penningmeester perscontact persdienst personeel personeelszaken productie projecten
    projectleider receptie reclame redactie reparatie reparaties reserveren reservering reserveringen retour
    salarisadministratie sollicitatie sollicitaties stichting systeembeheer techniek technisch technische-dienst
    uitgeverij vacature vacatures veiligheid vereniging verhuur verkoopbinnendienst verkoopteam verzekeringen
    verzending voorzitter vragen vrijwilligers webbeheer webwinkel werken-bij werkenbij werkplaats
  `,
  polish: `
    administracja bilety biuro biuro-obslugi biuroobslugi cennik daneosobowe dokumenty dostawa dostawy dyrekcja
    dyrektor dystrybucja dzial dzial-handlowy dzialhandlowy eksport faktura faktury finanse gwarancja hurtownia
    ibok informacja informacje informatyk inspektor iod kadry kadry-place kancelaria kariera kierownictwo
    kierownik klienci klient konferencja konsultacje kontakty ksiegowa ksiegowosc kursy logistyka magazyn montaz
    nie-odpowiadaj nieodpowiadaj nieruchomosci noclegi obsluga obsluga-klienta obslugaklienta ochrona oferta
    oferty ogloszenia operator pacjent patronat platnosci poczta podatki pokoje pomoc pomoc-techniczna
    pomoctechniczna praktyki prasa prenumerata prezes prezydent produkcja projekty promocja przetargi
    przychodnia recepcja redakcja rejestracja reklama reklamacja reklamacje rekrutacja restauracja rezerwacja
    rezerwacje rozliczenia serwis skargi skladki sklep sklepinternetowy spedycja sprzedaz stypendia szkola
    szkolenia turystyka ubezpieczenia uczelnia urzad uslugi windykacja wsparcie wspolpraca wycena wydawnictwo
    wynajem wysylka zaklad zamowienia zamowienie zaopatrzenie zapisy zapytania zapytanie zarzad zatrudnienie
    zgloszenia zwrot zwroty
  `,
  danish: `
    administrationen annonce annoncer ansoegning ansoegninger ansogning bestilling bestillinger bestyrelse
    bestyrelsen bogholder bogholderi bogholderiet butik butikken direktion direktoer ekspedition forening
    foreningen forlag formand forsikring genbrug hjaelp hjemmeside indkob indkoeb ingensvar it-afdelingen
    jobansoegning kasserer klager kommune kommunen kontor kunder kundeservice kursus laegehus ledelse loen
    lonadministration medlem medlemmer medlemsservice nyhedsbrev oekonomi okonomi ordre ordrer projekter
    receptionen redaktionen regnskab reklamationer rekruttering reservationer retur salg salget salgsafdeling
    sekretariatet servicecenter skole sponsorat teknik teknisk udlejning udvikling vaerksted webredaktion
  `,
  norwegian: `
    firmapost annonser avtaler bestill billetter drift driftsleder forhandler frivillig hjelp ikke-svar ikkesvar innkjoep
    innkjop jobber kundebehandler kundesenter kurs lonning medlemsskap okonomiavdeling personvern produksjon
    prosjekt regnskap regnskapet resepsjon resepsjonen salgsavdelingen sentralbord serviceavdeling stilling styre styret
    teknisksupport utleie vaktmester vedlikehold verksted
  `,
  swedish: `
    annonsera ansokan ansokningar avtal bestallning bestallningar betalning biblioteket biljett biljetter
    bokforing bokning bokningar bostad ekonomi ekonomiavdelningen fakturering fakturor foretag forsaljning
    forvaltning garanti hallbarhet hjalp inkop inkopare jobba jobba-hos-oss klagomal konsument kontakta
    kundcenter kundsupport kundtjanst kurser ledning leverans leverantor leverantorer leverantorsfaktura
    lonekontoret marknad marknadsforing medlemmar nyhetsbrev personalavdelning personuppgifter prenumeration
    registrator reservdelar returer skola styrelse styrelsen svara-inte svarainte teknisk-support utbildning
    uthyrning utveckling vaktmastare valberedning varuhus vaxel verkstad verkstaden
  `,
  finnish: `
    asiakas asiakaspalvelu asiakastuki asiakkaat asiointi asunnot hallinto hallitus henkilosto
    henkilostohallinto hinnat huolto ilmoittautuminen ilmoitukset isannointi johto kirjaamo kirjanpito kirjasto
    koulutus kurssit lasku laskut laskutus lehdisto liikenne lipunmyynti liput logistiikka lukio mainonta maksut
    markkinointi matkat mediatiedotus myymala myynti myyntipalvelu neuvonta palaute palkanlaskenta palkat
    palvelu palvelut puhelinvaihde rahoitus ravintola rekisteri reklamaatiot rekry rekrytointi sihteeri talous
    taloushallinto tarjoukset tarjouspyynnot tiedotus tiedustelut tietohallinto tietosuoja tilaukset tilaus
    tilausvahvistus toimisto toimitukset toimitus toimitusjohtaja tukku tuotanto tuotteet tyopaikat vahtimestari
    vaihde varaukset varaus vastaanotto verkkokauppa vuokraus yhteydenotto yhteys yhteystiedot yllapito
  `,
  czechAndSlovak: `
    dotazy fakturace fakturacia fakturacie inzerce jednatel knihovna kuchyne mzdy nabidka nabidky nabor nakup
    objednavka objednavky obchod obchodni obecni-urad oddeleni personalni podatelna podpora poptavka poptavky
    predaj predajna prodej prodejna recepce reditel reklamace reklamacie rezervace rezervacie servis sklad
    starosta ucetni ucetnictvi uctaren uctovnictvo urad vedouci vyroba zakazky
  `,
  hungarian: `
    ajanlat ajanlatkeres allas beszerzes ertekesites foglalas hirlevel jelentkezes karrier konyveles
    megrendeles munkaugy penzugy portaszolgalat raktar recepcio rendeles szallas szamla szamlazas szerviz
    szerkesztoseg titkarsag ugyfelszolgalat ugyintezes uzlet vevoszolgalat
  `,
  romanian: `
    achizitii angajari aprovizionare cariere comenzi contabilitate depozit facturare facturi juridic magazin
    ofertare oferte reclamatii registratura relatii-clienti resurseumane rezervari vanzari
  `,
  turkish: `
    basvuru bayi bilgi bilgi-islem bilgiislem destek ihracat iletisim insankaynaklari ithalat kalite kariyer
    lojistik muhasebe musterihizmetleri pazarlama rezervasyon satinalma satis sekreterlik siparis teknikdestek
    teklif uretim
  `,
  southSlavic: `
    knjigovodstvo komerciala maloprodaja nabava narocila narudzbe oglasavanje podrska ponude prijava prodaja
    racunovodstvo reklamacije rezervacije tajnistvo urednistvo veleprodaja
  `,
  russian: `
    buh buhgalter buhgalteria buhgalteriya bux kanc otdelkadrov podderzhka priemnaya prodazhi rezume snab
    snabzhenie zakaz zakazy zakupki zayavka
  `,
};
