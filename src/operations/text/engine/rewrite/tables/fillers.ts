/** Words and phrases that say nothing, small talk, and pairs that say a thing twice. */
export const fillers = `
  basically (,) = | !not < actually (,) = | literally (,) = | honestly (,) = | essentially (,) =
  frankly (,) = | obviously (,) =
  !not < clearly (,) > !marked/labelled/labeled/state/stated/visible/written/show/see/define/defined/explain/explained/explains/read/speak/# =
  !not/almost/most < certainly = | !not/most/almost < definitely = | !not < absolutely =
  !not/is/are < simply = | !not/n't/don't/doesn't/didn't/isn't/wasn't/aren't/weren't/can't/won't < really =
  !not/n't/isn't/wasn't/aren't/weren't < very > !same/first/last/best/least/most/much/own/end/beginning/start/moment/few/little =
  so very/really > !as/for/that = | !not < truly = | !not < extremely = | incredibly = | unbelievably =
  remarkably = | particularly > !in/when/if =
  !not/isn't/wasn't/aren't/weren't < quite > !a/the/some/#/right/sure/certain/confident/likely/the/enough/all =
  pretty > good/bad/big/slow/fast/late/hard/easy/cool/happy/busy/clear/important/nice/quick =
  !i/we/you/they/he/she/it/have/has/had/only/could/can/was/were/not/is/are/i've/we've < just > !in/as/like/under/over/before/after/one/#/enough/about/because/now/two/a/the/an/need/needs/want/wants/me/us/you/your/my/our/those/these/this/that/three/four/five/have/has/had =
  just > wanted/want/writing/checking/letting/following/reaching/thought/think/really =
  kind/sort of > !a/an/the/this/that/thing/person/#/help/work = | type of = | of course (,) =
  as you (may/might/will/probably/already) (well/already) know/remember (,) =
  as you are (no) (doubt/probably/all/already/well) aware (,) =
  as you can (clearly/probably) see/imagine (,) = | as we all know (,) = | as everyone knows (,) =
  needless to say (,) = | it goes without saying that = | suffice it to say (that) =
  as a matter of fact (,) = | in (actual) fact (,) = | in point of fact (,) = | in (actual) reality (,) =
  in truth (,) = | as it were (,) = | so to speak (,) = | if you will (,) = | per se (,) =
  for all intents and purposes (,) = | to all intents and purposes (,) = | for the most part (,) = mostly
  by and large (,) = mostly | in general (,) = generally | generally speaking (,) =
  broadly speaking (,) = broadly | all things considered (,) = overall | when all is said and done (,) =
  at the end of the day (,) = | when it comes (right) down to it (,) = | when it comes to = for
  the bottom line is (that) = | last but not least (,) = finally, | first and foremost (,) = first
  first of all (,) = first, | to begin/start with (,) = first, | in the first place =
  in the final analysis (,) = finally, | in conclusion (,) = finally, | in summary/closing (,) =
  to sum up (,) = | to conclude (,) = | in other words (,) = so | that is to say (,) = that is,
  what is more (,) = also, | what's more (,) = also, | not only that but = and
  in addition (to) (this/that) (,) = also, | in addition to = besides
  additionally/furthermore/moreover (,) = also, | nevertheless/nonetheless (,) = still,
  having said that (,) = still, | that being said (,) = still, | with that being said (,) = still,
  with that said (,) = still, | that said (,) = still, | be that as it may (,) = still,
  at the same time (,) = meanwhile | consequently/accordingly (,) = so | such as for example = such as
  for any reason whatsoever = | at all times > !END/,/./# = always | at all times of the day = always
  at any (given) (point) (in) time = anytime | at all > END = | of any kind/sort =
  in any way (,) (shape) (or) (form) = | in some way , shape or form = somehow
  in one way or another = somehow
  as previously mentioned/stated/discussed/noted/indicated (above/before/earlier) (,) =
  as mentioned/stated/discussed/noted/indicated (above/before/earlier/previously) (,) =
  as i/we (have) (already/previously) mentioned/said/stated/noted/discussed (before/earlier/above/previously) (,) =
  as has been mentioned (,) = | like i said (before/earlier) (,) = | once again (,) = again
  and so on and so forth = etc. | and so on/forth = etc. | et cetera = etc. | and/or things like that = etc.
  and stuff like that = etc. | if at all possible (,) = if possible
  if it is/it's (at) (all) possible (,) = if possible | if and when = when | i mean (,) =
  i have to say/admit (that) (,) = | i must say/admit (that) (,) =
  i would like to say/mention/add/note/stress/emphasise/emphasize that (,) =
  i would like to say/mention that (,) = | i'd like to point out/say/mention/add that =
  i would like to point out that = | i want/wanted to say/mention/note/stress/emphasise/emphasize that =
  let me (just) (start/begin) (by) say/saying/tell/telling (you) (that) = | allow me to say/explain (that) =
  it should/must/can/could/may/might (also) be (noted/mentioned/pointed/said/emphasised/emphasized/stressed/remembered/observed) (out) that =
  it is worth/important noting/mentioning/pointing/remembering (out) that =
  it is important/worth/essential to note/remember/mention/realise/realize/understand/emphasise/emphasize that =
  it is interesting to note that = | it is a (well-known/known/well/generally) (known) (accepted) fact that =
  it is well known that = | it is widely/generally known/accepted that =
  it is clear/obvious/evident/apparent that = | it is true that = | it is a fact that =
  it is interesting that = | it has been found/shown/noted/observed/decided/determined that =
  it has come to my/our attention that = | it has been brought to my/our attention that =
  it would appear/seem that = apparently | it turns out that = | it is my/our understanding that =
  please note that = | please be advised/aware/informed/reminded that = | please (also) (note/remember) that =
  please note/remember (that) = please note/remember that | kindly note that = | take note that =
  note that = | be advised that =
  i/we (just) want/wanted to (quickly/briefly) inform/tell/advise/remind/notify you (all) (that/of/about) =
  i/we (just) want/wanted to let you/everyone/everybody know that/about =
  i/we (just) want/wanted to reach out and/to (let) (you) (know) (that) =
  i/we (just) want/wanted to touch base (with) (you) (about/regarding/on) =
  i/we (just) want/wanted to make (you) aware (that/of) =
  take/took a/this moment/minute/second/opportunity/chance to = | reach out and/to =
  to quickly/briefly > let/inform/tell/advise/remind/ask/check/say/follow/mention = to | in order to = to
  if there is anything (else) (that) i/we can do (for you) (,) = | has/have now been = * been
  already previously = already | absolutely/completely/totally/utterly > !# =
  what i/we want/wanted/wish/wished/need/needed to say/tell/explain/mention/ask (you) is (that) =
  what i'd/we'd like to say/tell/explain/mention (you) is (that) =
  what i/we would like to say/tell/explain/mention (you) is (that) =
  almost entirely/completely/totally = mostly | not entirely/completely/totally = not $1
  it appears/seems that = apparently | it turns out that = it turns out
  completely/entirely/totally/utterly > broken/destroyed/new/wrong/ruined/unusable/lost/free/satisfied/happy/unacceptable/ridiculous =
  not entirely/completely/totally = not $1
`;
