import { setOf } from './pack.ts';
import type { Token } from './tokens.ts';

/** How much the words of a sentence say about its writer's feelings: judgements, and mere topics. */
export interface SentenceKind {
  readonly all: number;
  /** Also multiplied for topics, and for what is light. */
  readonly light: number;
}

const plain: SentenceKind = { all: 1, light: 1 };
const question: SentenceKind = { all: 0.22, light: 0.5 };
const complaint: SentenceKind = { all: 0.9, light: 1 };
const instruction: SentenceKind = { all: 0.3, light: 0.5 };
const matterOfFact: SentenceKind = { all: 0.35, light: 0.4 };
const story: SentenceKind = { all: 1, light: 0.3 };
const synopsis: SentenceKind = { all: 0.2, light: 0.3 };

/**
 * What a sentence is for: to judge, to ask, to instruct, to define, to tell what a story or a policy is
 * about.
 */
export function sentenceKindOf(tokens: readonly Token[], text: string): SentenceKind {
  if (tokens.length === 0) return plain;
  if (text.endsWith('?')) return isComplaint(tokens) ? complaint : question;
  if (isInstruction(tokens)) return instruction;
  if (tokens.some(({ word }, at) => word === 'whether' && at > 0)) return matterOfFact;
  let facts = 0;
  let isStory = false;
  let isPersonal = false;
  for (let at = 0; at < tokens.length; at++) {
    const { word } = tokens[at]!;
    if (factual.has(word)) facts += strong.has(word) ? 2 : 1;
    if (fiction.has(word)) isStory = true;
    if (personal.has(word)) isPersonal = true;
    if (at === 0 && (word === 'if' || word === 'whether' || word === 'unless')) facts += 1;
    if ((word === 'whether' || word === 'between') && at > 0) facts += 1;
  }
  if (!isPersonal && facts >= 2) return matterOfFact;
  if (!isStory || isPersonal) return plain;
  return isSynopsis(tokens) ? synopsis : story;
}

/** "The film is about", "tells of", "follows a": a plot holds murder and love, and praises nothing. */
function isSynopsis(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ word }, at) => telling.has(word) || (word === 'about' && tokens[at - 1]?.word === 'is'),
  );
}

/** "Why does it keep failing?" wants no answer. */
function isComplaint(tokens: readonly Token[]): boolean {
  const first = tokens[0]!.word;
  const has = (word: string): boolean => tokens.some((token) => token.word === word);
  if (first === 'why' || first === 'how')
    return ['keep', 'keeps', 'always', 'so', 'still', 'not', 'never', 'every', 'even', 'anyone'].some(has);
  if (first === 'really' || first === 'seriously') return true;
  return !asking.has(first);
}

const asking = setOf(`
  what where when who which whose is are was were do does did can could may might will would shall should
  has have had am any anyone anybody how why if must
`);

function isInstruction(tokens: readonly Token[]): boolean {
  const first = tokens[0]!.word;
  const at = starters.has(first) ? 1 : 0;
  const verb = tokens[at]?.word ?? '';
  if (first === 'please') return true;
  if (verb === 'do' && tokens[at + 1]?.word === 'not') return instructing.has(tokens[at + 2]?.word ?? '');
  if (verb === 'to') return instructing.has(tokens[at + 1]?.word ?? '');
  if (first === 'if' && tokens.some(({ word, isAfterBreak }) => isAfterBreak && instructing.has(word)))
    return true;
  if (instructing.has(verb)) return !tokens.some(({ word }) => firstPerson.has(word));
  return false;
}

const starters = setOf(`please then now always never finally first next`);

const instructing = setOf(`
  press click tap select choose open close enter type insert remove plug unplug connect disconnect turn
  switch hold push pull drag drop copy paste save download upload install uninstall restart reboot reset
  update upgrade configure set add attach detach tighten loosen screw unscrew mount place put lay lift
  lower rotate slide swipe scroll wait allow let leave store apply spread mix stir whisk beat fold knead
  bake boil simmer fry roast grill cook heat preheat cool chill freeze drain rinse wash dry wipe clean peel
  chop slice dice cut grate season sprinkle pour serve combine take use check make ensure verify confirm
  test measure read write sign fill complete submit send return bring show keep follow go walk cross head
  continue proceed contact call phone email ask see refer consult replace swap change charge adjust align
  stop start run build compile define declare import export create delete rename move sort filter specify
  note remember repeat stretch breathe stand sit lie bend raise gather register subscribe log book pay
  print scan wear shake mark cover line grease roll crush break evacuate unpack assemble fit include
  exclude report notify inform describe list compare explain calculate answer name give get find locate
  visit inspect dispose discard avoid exceed immerse expose disable enable try shut kill
`);

/** Words of policies, manuals, laws, medicine, statistics and definitions. */
const factual = setOf(`
  covers cover covered insurance policy policies insured premium liability clause section article paragraph
  act law laws statute regulation regulations pursuant shall applicant applicants eligible tenant landlord
  contract agreement terms court judge tribunal plaintiff defendant hearing prosecutor witness function
  functions parameter returns argument string variable module method exception thread server client file
  files directory command log logs code codes protocol packet kernel compiler database query field value
  values patient patients symptom symptoms diagnosis diagnosed treatment dose dosage clinical disease
  disorder syndrome therapy surgery hospital medicine chronic acute infection infections vaccine defined
  definition means refers denotes term called known describes described describe explains concerns chapter
  textbook lesson course lecture lectures seminar workshop module topic topics theory concept survey
  questionnaire respondents scale category categories types type kinds forms includes include including
  consists museum memorial monument department ministry agency institute association committee council
  centre center exhibition conference journal report reports study researchers usually generally typically
  often may must or each per used designed intended located built founded established published charged
  interest percent payable refunded entitled permitted prohibited deleted writing issued valid node nodes
  cache queue token tokens array object stack script repository commit config servers heartbeat timeout
  event case emergency procedure procedures guidelines manual instructions regulations requirement required
`);

/** Words that say by themselves that a text only states something. */
const strong = setOf(`
  covers insurance insured policy clause pursuant shall defined definition denotes refers plaintiff
  defendant symptoms parameter returns textbook museum memorial ministry department questionnaire survey
  whether diagnosis syndrome emergency regulations procedure
`);

const fiction = setOf(`
  novel thriller film movie book story stories tale documentary series episode play drama opera musical
  album song poem plot character characters protagonist detective inspector museum exhibition memorial
  history historian game chapter directed starring author writer titled entitled
`);

/** Verbs that say what a story is about. */
const telling = setOf(`
  tells tell follows follow deals deal portrays depicts explores describes chronicles recounts traces
`);

const firstPerson = setOf(`i me my mine myself we us our ours`);
const personal = new Set([...firstPerson, 'you', 'your']);
