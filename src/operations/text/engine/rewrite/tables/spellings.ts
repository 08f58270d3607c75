/** Spellings and abbreviations of chat that stand for one plain word in any tone. */
export const spellings = `
  pls/plz/plss/plzz/pleez/plse/pleasee = please | u/yu = you | u're = you're | u'll = you'll | u've = you've
  u'd = you'd | u r = you are | ur > welcome/right/wrong/not/the/a/so/late/going/gonna/all/too = you're
  ur/yr = your | urs = yours | thx/thnx/thanx/thnks/tnx/thxs/thks/tysm/thankx = thanks | ty > for = thanks
  sry/srry/soz/sori/sowwy = sorry | r > u/you/we/they/the/these/those/my/ur/your = are
  you/we/they/u/these/those/there < r = are | ppl/pple = people | msg/mesg = message | msgs = messages
  tmrw/tmr/tmw/tmro/tomoz/2moro/2morrow/tomorro = tomorrow | tonite/2nite = tonight | 2day = today
  wknd/wkend = weekend | wk = week | wks = weeks | mth = month | mths = months | hr = hour | hrs = hours
  mins = minutes | secs = seconds | yest/yday = yesterday | nxt = next
  lst > week/time/month/night/year = last
  bc/bcuz/becuz/becoz/becos/bcoz/bcos/coz > i/you/he/she/it/we/they/the/my/your/our/their/of/this/that/there/u = because
  bcuz/becuz/becoz/becos/bcoz = because | tho/tho' = though | altho = although | thru = through | abt = about
  w8 = wait | w8ing = waiting | b4 = before | gr8 = great | m8 = mate | l8r = later | str8 = straight
  hv/hav = have | wat/wut/wot = what | wen = when | teh = the | dat = that | shud/shld = should
  wud/wld = would | cud/cld = could | frm = from | jst = just | sum1/some1 = someone | every1 = everyone
  any1 = anyone | no1 = no one | sth/smth = something | nuthin/nothin = nothing | anythin = anything
  evrything = everything | dunno > !# = don't know | luv = love | prob/probs/prolly/probly = probably
  def/defo > !# = definitely | obv/obvs = obviously | appt = appointment | appts = appointments
  mtg = meeting | mtgs = meetings | acct = account | dept > !. = department | mgr = manager
  govt = government | recd/rcvd = received | asap = as soon as possible | idk = I don't know
  lmk = let me know | btw = by the way
  need/get/send/tell/give/let/put/got/of/for/with/see/want/ask/bring/keep/call/use/take < em = them
  bout/'bout > it/that/this/the/you/your/my/how/what/when = about | rly/rlly = really | n > !# = and
`;
