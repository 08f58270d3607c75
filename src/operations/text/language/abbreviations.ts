/**
 * Words that end in a full stop inside a sentence, without that stop, in lower case, of the languages the engine
 * reads. A stop inside one (e.g, p.m, z.b) is kept.
 */

/** A name follows: Dr. Smith, Sra. Ortega, St. Ives. */
const titles = `
  dr drs mr mrs ms mx messrs prof rev fr sr sra srta dra jr hon pres gov sen rep gen col maj capt cpt cmdr lt sgt cpl
  pvt adm supt insp det st ste mt ft hrn hr frl dipl ing dott dott.ssa sig sig.ra sig.na avv arch mme mlle
  mm dhr mevr mw drs d.na d.\u00aa exmo eng d\u00aa d\u00f1a lic arq univ-prof ph
`;

/** A number, or a sign that counts, follows: No. 5, Fig. 2b, Art. 17, S. 12. */
const counters = `
  no nos nr nrs num n\u00fam n\u00ba n\u00b0 fig figs art arts sec sect par para \u00a7 ch chap cap vol vols bd p pp pg pgs p\u00e1g p\u00e1gs
  s seite abb tab kap abs eq eqs ref refs app anh pos lfd ziff blz hfdst lot apt ste rm bldg unit pt pts op cit tel ext
  fax mob room jan feb mar apr jun jul aug sep sept oct okt nov dec dez dic ene abr ago janv f\u00e9vr avr juil d\u00e9c gen
  febr mrt bus box
`;

/** Anything may follow inside the sentence: e.g. for, vs. Rovers, approx. 40, Acme Ltd. of Leeds. */
const within = `
  e.g i.e eg ie vs v cf viz al et approx ca c circa resp incl excl esp max min avg temp misc std orig dept div
  univ assn assoc bros inc ltd co corp llc plc gmbh s.a s.l s.r.l s.p.a l.p n.v b.v ave blvd rd hwy sq pl ln ct cres
  terr mon tue tues thu thur thurs fri hrs hr mins secs yr yrs mo mos wk wks lb lbs oz ft kg km cm mm
  ml mph sq.ft a.k.a aka f.k.a d.b.a p.s r.s.v.p a.d b.c b.c.e c.e a.d u.s u.k u.s.a u.n e.u d.c l.a n.y u.a.e
  ph.d m.d b.a m.a b.sc m.sc m.b.a ll.b d.d.s r.n esq a.m p.m b.w z.b z. u.a d.h u.u u.\u00e4 o.\u00e4 o.g i.d.r i.a bzw ggf
  evtl usw etc sog bspw inkl exkl zzgl abzgl vgl ungef geb verh hl allg lt str tgl st\u00fcndl monatl mio mrd
  tsd p.ej ej ud uds vd vds av avda ee.uu c\u00eda gral dpto prov tfno aprox admin p.ex p.e env boul bd par.ex cad
  ecc es p.es v.le p.zza c.so tel segg sec.c ca ltda sra d.c a.c bijv enz d.w.z o.a m.b.t i.v.m t.a.v a.u.b s.v.p z.s.m
  z.g.a.n mln mld jl bl.a t.ex osv dvs kl f.eks m.fl o.s.v mfl m.m np itd tzn tzw im nap tj apod vb vs
`;

/** What follows these is a sentence of its own when it begins with a capital letter. */
const ending = new Set(
  'etc usw ecc enz osv itd inc ltd co corp llc plc gmbh jr sr p.m a.m u.s u.k u.s.a u.n e.u'.split(' '),
);

/**
 * Words with which a sentence begins: after an initial or an abbreviation, a capital letter alone says nothing.
 * English first, then what begins sentences in the other languages.
 */
const starters = `
  a after all also although an and another any are as at because before both but by can could despite did do does
  during each even every finally first for from further had has have he her here hers his how however i if in instead
  is it its just last later let many maybe more most my neither never nevertheless next no nobody none nor not nothing
  now of on once one only or other others our out over people perhaps please she should since so some someone soon still
  such than thank thanks that the their then there therefore these they this those though three through thus to today
  together tomorrow too two under unfortunately unless until very was we well were what when where whether which while
  who whoever whom whose why will with within without would yesterday yet you your meanwhile according additionally
  der die das ein eine es er sie wir ich in im am an auf aus bei mit nach von vor zu und aber doch wenn als da dann
  das dieser diese dieses hier heute jetzt man nur sein ihre alle wer wie was warum
  el la los las un una en es y pero no si cuando como para por con este esta yo su sus hay se lo
  le les il elle on nous vous ils elles je un une ce cette c'est et mais si quand pour dans en au aux
  gli i uno e ma non se quando con per questo questa sono ho ha
  o os as um uma ele ela eles n\u00e3o mas quando com isso este
  de het een hij zij we wij ik dit dat maar en als toen
`;

const setOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

const titleWords = setOf(titles);
const counterWords = setOf(counters);
const withinWords = setOf(within);
const starterWords = setOf(starters);

/** What the word before a full stop says about the stop. */
export type StopKind = 'title' | 'counter' | 'within' | 'ending' | 'none';

/** What the word before a full stop, without it, says about the stop; `none` for an ordinary word. */
export function stopKind(word: string): StopKind {
  const lower = word.toLowerCase();
  if (titleWords.has(lower)) return 'title';
  if (counterWords.has(lower)) return 'counter';
  if (ending.has(lower)) return 'ending';
  return withinWords.has(lower) ? 'within' : 'none';
}

/** Whether a word, in any case, is one that sentences begin with. */
export function isStarter(word: string): boolean {
  return starterWords.has(word.toLowerCase().replaceAll('\u2019', "'"));
}
