import { foreignRoleNames } from './foreign-role-names.ts';

/**
 * Local parts that name a task and not a person (RFC 2142, and common use in firms), curated by hand.
 * Given names are excluded, so dean, amber, paris, france, brand and chance are people here.
 */
const names = `
  abuse account accountant accounting accounts accountspayable accountsreceivable acquisitions admin administracao
  administracion administrador administrateur administration administrativo administrator administrators admins
  admissions ads adsales adv adverts advertise advertising affiliate affiliates agency alert alerts all allstaff alumni
  amministrazione announce announcements anfrage anfragen api apply apps archive archives assistance assistant
  atencionalcliente atendimento auction audit auto autoreply automailer backoffice backup banking benefits bewerbung
  bewerbungen bibliothek biblioteca billing billings biz blog blogs board bookings booking bookkeeper bookkeeping bookshop
  bounce bounces bug bugs buero build builds business buyer buying campaign campaigns cancel care career careers
  cashier catering cert chairman checkout circulation claims classifieds client clients clientservices clinic collections
  comercial commercial comms communication communications community company competition complaint complaints compliance
  compras comptabilite concierge conference conferences confirm confirmation connect consultas consulting contabilidad
  contabilidade contact contacto contacts contactus contracts contato contatti controller copyright corporate
  correo council counsel crew cs csr customer customercare customerrelations customers customerservice customersupport
  data database datenschutz delivery demo department desk design dev devel developer developers development devops devnull
  direccion direction director directors directory dispatch distribution dmca dns docs domain domains donate donations
  donotreply dpo ebay ecommerce editor editorial editors education einkauf email emergency empleo employment engineering
  enq enquire enquiries enquiry equipe error errors estimating event eventos events everyone exec executive executives
  export facilities facturacion facturation faq fax feedback finance financeiro finances finanzas fleet frontdesk ftp
  fundraising general gerencia geschaeftsleitung gdpr giving government grants group groups guestservices hallo headoffice
  headteacher hello help helpdesk helpline hi hilfe hiring hola home hospitality host hostmaster hotel hotline hr hrdept
  humanresources ideas immigration import impressum info infodesk informacion informatica information informatique infos
  infra infosec innovation inquiries inquiry insurance international intern interns investor investorrelations investors
  invoice invoices invoicing ir it itdept ithelp itsupport jobs kanzlei karriere kontakt kundendienst kundenservice
  kontoret kundservice lab labs law leads learn legal leasing library licensing list listserv lists loans login logistica
  logistics logs mail mailbox mailer mailerdaemon mailinglist maintenance management manager managers manufacturing
  marketing marketingteam media mediarelations meetings member members membership memberships merchandise message
  messages mis moderator monitor monitoring museum network networking neworder news newsdesk newsletter newsletters
  newsroom nobody noc noreply notification notifications notify nospam null office officemanager oficina online operations
  ops order orders outreach owner owners parts partner partners partnership partnerships patents pay payable payment
  payments payroll permissions personal personalabteilung personnel phishing phone planning policy post postbox postmaster
  postoffice praxis presales press presse prensa principal print printing privacy procurement product production
  products program programs project projects promo promotions property proposals protocol publicity publicrelations
  publisher publishing purchase purchasing qa quality query questions quote quotes rechnung rechnungen reception
  receptionist receivables recepcion recherche recruit recruiting recruiter recruitment recrutement redaccion redaction
  redaktion redazione registrar registration registrations reklamation remove renewals rental rentals repair repairs
  replies reply report reports request requests research reservas reservation reservations reservierung residents
  responsible returns revenue rfp rh risk root rrhh safety sales salesdept salesteam samples scheduler scheduling
  school sales-team secretaria secretariat secretary secure security sekretariat seminars server service servicedesk
  services servicio servicios shareholder ship shipping shop shopping signup site social socialmedia software soporte
  spam sponsor sponsors sponsorship staff statistics stats status storage store stores student students studio submissions
  submit subscribe subscriber subscribers subscription subscriptions suggestions supervisor supplier suppliers supplies
  suporte support supportteam survey surveys sysadmin sysop system systems taxes tax team tech techhelp technical
  technicalsupport techsupport technik technology tenders test testing tests tickets ticket tips tour tourism tours trade
  trademarks trading trainee training transport transportation travel treasurer treasury trustees undisclosed
  undisclosedrecipients unsubscribe update updates usenet user users uucp vacancies vendor vendors ventas vendas verkauf
  verkoop verify vertrieb verwaltung volunteer volunteers vorstand warehouse warranty web webadmin webdesign webinar
  webinars webmail webmaster website webteam welcome wholesale winner workshop workshops www zentrale pr
  inquire csirt psirt secops soc itops vulnerability trust press-office no-reply do-not-reply mailer-daemon customer-service
  customer-care customer-support human-resources help-desk it-support tech-support accounts-payable accounts-receivable
  ap-invoices apdept apinvoices appointments askus ceo cfo cto coo conferencing credit-control creditcontrol creditors csteam
  cust-serv custserv custsvc daemon debtors einvoice einvoices einvoicing e-invoice e-invoices e-shop eshop
  front-office frontoffice get-in-touch getintouch main-office mainoffice nfe ombudsman order-desk orderdesk orderentry
  proshop purchase-ledger purchaseledger recruiters refunds remittance remittances rfq rma sales-ledger salesledger
  spares student-services studentservices supplier-invoices supplierinvoices talentacquisition webshop wedding weddings
  whistleblower whistleblowing sac
  front-desk head-office investor-relations public-relations customer_service no_reply do_not_reply
`;

/** Every role name, in lower case. */
export const roleNames: ReadonlySet<string> = new Set(
  [names, ...Object.values(foreignRoleNames)].flatMap((list) => list.trim().split(/\s+/)),
);
