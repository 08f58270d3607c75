/** What an emoji counts for, by code point, without variation selector and skin tone. */
export function emojiWeights(): ReadonlyMap<string, number> {
  emoji ??= weightsIn(emojiList);
  return emoji;
}

/** What an emoticon counts for, without nose and with its mouth once. */
export function emoticonWeights(): ReadonlyMap<string, number> {
  emoticons ??= weightsIn(emoticonList);
  return emoticons;
}

let emoji: ReadonlyMap<string, number> | undefined;
let emoticons: ReadonlyMap<string, number> | undefined;

const emojiList = `
  3 \u{1f60d} \u{1f970} \u{1f929} \u{1f63b} \u{1f4af} \u{1f3c6} \u{1f389} \u{1f973} \u{2764} \u{1f496}
    \u{1f495} \u{1f497} \u{1f493} \u{1f498} \u{1f49d} \u{1f49e} \u{1f618} \u{1f64c} \u{1f917}
  2.2 \u{1f600} \u{1f603} \u{1f604} \u{1f601} \u{1f606} \u{1f60a} \u{1f607} \u{1f642} \u{1f60b} \u{1f60e}
    \u{1f602} \u{1f923} \u{1f63a} \u{1f638} \u{1f639} \u{1f44d} \u{1f44f} \u{1f64f} \u{1f4aa} \u{2728}
    \u{1f31f} \u{1f499} \u{1f49a} \u{1f49b} \u{1f49c} \u{1f9e1} \u{1f90e} \u{1f5a4} \u{1f90d} \u{2665}
    \u{1f49f} \u{1f947} \u{1f63d} \u{1f60c} \u{1f44c} \u{1f91d} \u{1f38a} \u{1f388} \u{1f490} \u{1f308}
    \u{1f340} \u{1f91f} \u{1f918} \u{270c} \u{1f617} \u{1f619} \u{1f61a} \u{263a} \u{1faf6} \u{1f61b}
    \u{1f61c} \u{1f61d} \u{1f972} \u{1fae1} \u{1f525}
  1 \u{1f609} \u{1f643} \u{1f339} \u{1f33a} \u{1f338} \u{1f31e} \u{2600} \u{2714} \u{2705} \u{1f44b}
    \u{1f381} \u{1f382} \u{1f60f} \u{1f920} \u{1f483} \u{1f57a} \u{1f942} \u{1f37e} \u{1f37b} \u{1f192}
    \u{1f320} \u{1f979} \u{1f911}
  -1 \u{1f914} \u{1f610} \u{1f611} \u{1f636} \u{1f62c} \u{1fae4} \u{1f928} \u{1f648} \u{26a0} \u{2757}
    \u{1f62f} \u{1f62e} \u{1f937} \u{1f926} \u{2753} \u{1f634} \u{1f971} \u{1f198}
  -2 \u{1f644} \u{1f612} \u{1f615} \u{1f641} \u{2639} \u{1f61f} \u{1f626} \u{1f627} \u{1f61e} \u{1f614}
    \u{1f613} \u{1f625} \u{1f630} \u{1f628} \u{1f629} \u{1f62b} \u{1f616} \u{1f623} \u{1f62a} \u{1f63f}
    \u{1f640} \u{1f63e} \u{1f494} \u{1f44e} \u{1f635} \u{1f974} \u{1f915} \u{1f912} \u{1f637} \u{1f6ab}
    \u{274c} \u{1f633} \u{1f632} \u{1f97a} \u{26d4} \u{1f40c} \u{1f6a9} \u{1f608} \u{1f5d1}
  -3 \u{1f622} \u{1f62d} \u{1f620} \u{1f621} \u{1f92c} \u{1f47f} \u{1f631} \u{1f92e} \u{1f922} \u{1f4a9}
    \u{1f595} \u{1f480} \u{2620} \u{1f921} \u{1f624} \u{1f47a} \u{1f479} \u{1f4a3}
`;

const emoticonList = String.raw`
  2.2 :) :D =) =D :] 8) xD XD ;D ^_^ ^^ :3 <3 :p :P :* ;) x)
  -2 :( =( :[ :/ =/ :\\ :| D: ;( T_T ;_; -_- </3
`;

/** Numbers hold for what follows them; a later entry wins. */
function weightsIn(list: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  let weight = 0;
  for (const token of list.trim().split(/\s+/)) {
    if (/^-?\d+(?:\.\d+)?$/.test(token)) weight = Number(token);
    else weights.set(token, weight);
  }
  return weights;
}
