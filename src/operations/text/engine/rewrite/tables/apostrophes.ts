/** Contractions typed without their apostrophe, where the bare letters are no other word. */
export const missingApostrophes = `
  cant = can't | cannt = can't | dont = don't | wont = won't | isnt = isn't | arent = aren't
  wasnt = wasn't | werent = weren't | doesnt = doesn't | dosent = doesn't | doesent = doesn't
  didnt = didn't | didint = didn't | hasnt = hasn't | havent = haven't | hadnt = hadn't | couldnt = couldn't
  wouldnt = wouldn't | shouldnt = shouldn't | mustnt = mustn't | neednt = needn't | aint = ain't | im = I'm
  ive = I've | youre = you're | youve = you've | youll = you'll | youd = you'd | theyre = they're
  theyve = they've | theyll = they'll | theyd = they'd | weve = we've | hes = he's | shes = she's
  itll = it'll | thats = that's | thatll = that'll | whats = what's | wheres = where's | whos = who's
  hows = how's | theres = there's | heres = here's | whens = when's | whys = why's
  lets > me/us/you/the/them/him/her = lets | START lets = let's | i'ma = I'm going to
  everyones > not/been/going/waiting/asking/saying = everyone's | couldve = could have
  shouldve = should have | wouldve = would have | mightve = might have | mustve = must have
  coulda = could have | shoulda = should have | woulda = would have | could of = could have
  should of = should have | would of = would have | must of = must have | might of = might have
  y'all = you all | yall = you all | ya'll = you all
  id > like/love/prefer/appreciate/rather/say/be/need/want = I'd
  ill > be/have/get/send/call/do/see/let/try/need/make/take/check/ask/tell/come/go/look/pay/bring/give/keep/wait/add/pick/drop/follow/email/update/never/not/also/just/probably/definitely/try = I'll
  its > a/an/the/not/been/being/going/gonna/still/already/just/so/very/too/really/only/always/never/now/also/ok/okay/fine/good/great/bad/broken/late/ready/closed/open/down/up/working/because/taking/getting/making/my/your/our/their/about/like/all/easy/hard/important/urgent/impossible/possible/possibly/probably/super/pretty/quite/really/wrong/missing/in/on/at/over/done/supposed/raining/freezing/cold/hot/awesome/cool/terrible/awful/ridiculous/unacceptable/nothing/kinda/sorta/cuz/time/gone/leaking/slow/dead/due/that/what/why/how/when/where/stuck/almost/hardly/finally/here/there/been/only/costing/crazy/annoying/weird/nice/clear/true/empty/full/ur/u/no = it's
  were > going/gonna/closing/having/waiting/moving/looking/outta = we're
`;
