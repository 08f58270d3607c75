/** Stiff nouns, adjectives and adverbs, and what people say instead. */
export const plainSynonyms = `
  presently = now | forthwith/immediately = right away | effective > # = from
  hitherto/heretofore = until now | subsequently = later | thereafter = after that | afterwards = later
  following > receipt = after | upon = on | hereafter = from now on | regarding/concerning = about
  notwithstanding = despite | whilst = while | amongst = among | whereas = while
  information > !desk/system/technology/security/board/centre/center/sheet/pack = info
  further > !to/notice/# = more | additional/supplementary = extra | sufficient = enough
  insufficient = not enough | adequate = good enough | numerous = lots of
  substantial/significant/considerable/sizeable = big
  extremely/exceedingly/exceptionally/highly/most > difficult/important/busy/happy/grateful/pleased/likely/unlikely/unusual/useful = really
  very > !# = really | satisfactory/acceptable = OK | unsatisfactory/unacceptable = not OK
  pleased/delighted = happy | dissatisfied/displeased = unhappy | difficult = hard
  challenging/arduous/onerous = tough | straightforward = easy | expensive/costly = pricey
  inexpensive = cheap | fortunate = lucky | unfortunate = a shame | fortunately = luckily | perhaps = maybe
  virtually = almost | primarily/principally/predominantly = mainly | frequently = often
  occasionally = sometimes | rapidly/promptly/swiftly/expeditiously = quickly | initially = at first
  ultimately/eventually = in the end | merely/solely = only | indeed = | incorrect/erroneous = wrong
  defective/faulty/inoperative = broken | ill/unwell/indisposed = sick | intoxicated = drunk
  fatigued = tired | vehicle/automobile = car | vehicles/automobiles = cars | beverage = drink
  hereby/herewith = | henceforth = from now on | approximately = about | gratis = for free
  beverages = drinks | colleague = workmate | gentlemen = guys | physician = doctor | attorney = lawyer
  dwelling = home | employment = work | signage = signs | telephone > !number/# = phone | television = TV
  refrigerator = fridge | advertisement = ad | advertisements = ads
  aforementioned/abovementioned/above-mentioned/aforesaid =
  excellent/exceptional/superb > !#/circumstances/case/cases = great
  complimentary > !breakfast/close/closing/# = free | identification > card/document/documents = ID
  remuneration = pay | operational > !cost/costs/team/manager = up and running | non-operational = down
  kindly > collect/return/send/confirm/submit/note/contact/call/reply/let/advise/inform/find/provide/sign/complete/keep/ensure/refrain/bring/pay/wait = please
  shall = will | excluding = not counting | albeit = though | amid/amidst = in the middle of | beneath = under
  ere = before | thereupon = then | whereupon = then | namely = that is | viz = that is | etc. = and so on
  tranquil = quiet | advantageous = good | optimal/optimum = best | forthcoming/upcoming = next
  apparent/evident = clear | erroneous = wrong | authentic/genuine = real | identical = the same
  comprehensive = full | lengthy = long | rapid/swift/prompt = quick | vast/immense = huge
  courteous = polite | discourteous = rude | amiable/cordial = friendly | reluctant = not keen
  apprehensive = worried | ecstatic/elated = really happy | furious = mad | exhausted = worn out
  famished = starving | attire = clothes | garments = clothes | footwear = shoes
  endeavours/endeavors = efforts | inquiry/enquiry = question | inquiries/enquiries = questions
  difficulty = trouble | difficulties = problems | necessity = need | obligation = duty | opportunity = chance
  opportunities = chances | remainder = rest | proximity = nearness | methodology = method
  expenditure = spending | reimbursement = money back | commencing = starting | individuals = people
`;
