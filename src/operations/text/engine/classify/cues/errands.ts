/** What people ask banks, phone companies, airlines and landlords, and what money is spent on. */
export const errands = `
  balance inquiry, balance, account balance, check balance, balance check: balance, how much money, how much
    have i, have i got left, left in my, left on my, available funds, in my account, account statement, until
    payday, afford, funds, overdrawn
  card lost, lost card, stolen card, lost or stolen card, block card, card stolen, report lost card, freeze
    card, card blocked, lost or stolen: lost my, stolen, stole, someone took, block, blocked, freeze, wallet,
    purse, cant find my, missing card, pickpocket, left my card, dropped my, misplaced, robbed, cancel my
    card, disappeared
  card arrival, new card, order card, card delivery, card activation, activate card, card replacement, replace
    card: new card, activate, arrive, mail, expires, expired, replacement card, has not arrived, waiting for
    my card, order a card, start using
  transfer, transfer money, money transfer, send money, make transfer, wire transfer, bank transfer,
    transfers, pending transfer: transfer, send, wire, move, iban, recipient, standing order, to my, from my,
    from savings, to savings, pending, beneficiary, sent money, another account, not received, swift, iban,
    bic, sort code, reference, quote the, account below
  open account, new account, account opening, become customer, create an account bank: open an account, new
    account, open, become a customer, papers, documents, identification, proof of address, joint account,
    minimum deposit, student account, sign up, just moved
  close account, account closure, delete account, delete my account, deactivate account: close my account,
    close, delete my account, delete, closing, deactivate, remove my account, shut down, erase, leave the bank
  change pin, pin, change password, pin change, forgotten pin, update password: pin, change my pin, new pin,
    forgot my pin, password, code, wrong pin, blocked pin, digits
  exchange rate inquiry, currency exchange: exchange rate, convert, foreign currency, abroad, rate, travel
    money, cash in euros
  atm, cash withdrawal, withdrawal, withdraw cash, cash: atm, cash, withdraw, withdrew, machine, swallowed,
    withdrawal, notes, dispenser, limit, cash machine
  loan inquiry, loan request, apply loan, loan application, mortgage inquiry: loan, mortgage, borrow, credit,
    interest, repay, monthly payments, how much can i borrow, down payment, financing, house
  fraud report, report fraud, unauthorized transaction, dispute transaction, unrecognized charge, disputed
    transaction, fraud alert, card fraud: didnt make, did not make, dont recognize, dont recognise, not mine,
    unauthorized, fraud, never bought, never been to, suspicious, someone used, strange payment, unknown
    charge, dispute, scammed, wasnt me, charge from, hacked
  top up, topup, recharge, add credit, mobile top up: top up, top-up, recharge, credit, prepaid, add money,
    load, data volume
  data plan, mobile data, tariff, phone plan, roaming: data, gigabytes, gb, plan, tariff, roaming, unlimited,
    minutes, abroad, contract, speed reduced, volume used
  sim card, esim, number porting, porting: sim, esim, keep my number, puk, port my number, activate sim, new
    number, tray
  baggage, luggage, lost luggage, lost baggage, baggage claim, baggage allowance: suitcase, luggage, bag,
    bags, baggage, carousel, carry-on, kilos, checked, trolley, belt, backpack, overweight, hand luggage,
    claim tag, lost at
  flight delay, delayed flight, flight status, delay, delays, cancelled flight, flight cancellation, flight
    disruption: delayed, delay, cancelled, late, departure, on time, rebook, connecting, missed connection,
    compensation, hours late, status, gate, landed, stranded, still scheduled
  seat selection, seat, seats, seating, upgrade seat: seat, aisle, window seat, legroom, row, sit together,
    next to my, upgrade, business class, extra space, exit row
  book flight, flight booking, book ticket, ticket booking, tickets, ticket purchase, buy tickets: book,
    flight, ticket, tickets, fly, one-way, round trip, return ticket, economy, from * to, passengers, seats,
    depart, reserve
  book hotel, hotel booking, hotel reservation: hotel, room, nights, double room, check-in, stay, suite,
    guests, single room, breakfast included
  book table, restaurant booking, table reservation, reserve table, book restaurant: table, dinner, people,
    tonight, restaurant, seats, outside table, lunch, party of, reserve, eat, sushi place, at 8
  rent, rent payment, rental payment, rental: rent, monthly, transfer, deposit, increase, payment, pay,
    amount, arrears, late, month's, landlord, tenant
  neighbors, neighbours, neighbour, neighbor, neighbor complaint, neighbour dispute: neighbour, neighbours,
    neighbor, neighbors, next door, upstairs, above us, below us, people above, noise, loud, music, party,
    barking, fence, stairwell, smoke, hallway, midnight, drum, footsteps, across the hall
  moving out, move out, end tenancy, termination of lease, notice of termination, handover: give notice,
    notice, move out, moving out, hand over, handover, keys back, end of the lease, deposit back, vacate,
    leave the flat, last day, terminate, new tenant, inspection, final meter
  moving in, move in, new tenancy: move in, moving in, keys, first day, key pick up, new flat, start of the
    lease, inventory
  deposit, security deposit, deposit refund: deposit, returned, deduct, deducted, bond, back, months' rent,
    withheld
  utilities bills, utility bill, energy bill, meter reading, water bill, electricity bill: meter, reading,
    electricity, gas, water, kilowatt, bill, supplier, consumption, utility, heating costs, electric company,
    power company
  transport, transportation, mobility, commuting, transit, commute: bus, train, taxi, uber, fuel, petrol, gas
    station, ticket, metro, tram, parking, car, airline, railway, shell, bp, lyft, toll, bike, cycle, lorry,
    road, roads, traffic, ferry, fare, highway, season ticket, petrol station
  dining, dining out, eating out, restaurants and bars, cafes, fast food, takeaway: restaurant, cafe, pizza,
    starbucks, mcdonald's, mcdonalds, burger king, bar, pub, coffee, dinner, lunch, sushi, takeaway, bistro,
    deliveroo, uber eats, doordash, bakery, subway sandwiches, tip
  groceries spending, grocery shopping, supermarkets: tesco, aldi, lidl, walmart, whole foods, carrefour,
    sainsbury's, rewe, kroger, supermarket, groceries, milk, bread, trader joe's, safeway
  income, salary, wages, earnings, paycheck, pay: salary, wage, wages, payroll, bonus, paycheck, employer,
    dividend, pension, pay, income, earned, monthly pay, pay rise, raise, commission
  savings goal, saving, savings account: savings, save, interest, deposit, put aside, piggy bank, emergency
    fund, isa
  subscriptions and streaming, streaming, streaming services: netflix, spotify, disney, hulu, amazon prime,
    youtube premium, subscription, hbo, apple music, streaming
  gift cards, gift card, vouchers and gift cards, voucher, gift voucher: voucher, gift card, gift, code,
    redeem, christmas, birthday, present, gave me, credit, type in the code, balance on, expire
  order problem, order issue, order, orders, problem with order, order management, purchase issue, order
    complaint: order, ordered, parcel, package, missing, wrong item, delivered, bought, received, only got,
    arrived, order number, box, sent me, in the parcel, incomplete, paid for, one of the
  website bug, website issue, website problem, website, web site, site issue, technical issue with website,
    webpage, website feedback: website, page, site, browser, chrome, safari, firefox, button, click, load,
    error, link, form, checkout page, menu, jumps, calendar, refresh, cookie, mobile, freezes, nothing
    happens, 404, search field, log in, captcha
  careers, work with us, jobs and careers, vacancies, open positions: apply, application, job, vacancy,
    vacancies, position, work for you, hiring, looking for people, looking for staff, internship, apprentice,
    cv, resume, interview, start next month, licence and could start, trainee, part-time, unsolicited, student
    job, openings
  donation, donate, donations request, giving: donate, donation, charity, give, support, contribute, tax
    receipt, fundraiser, monthly gift
  lost and found, lost property, found, lost: lost, found, left, left behind, forgot, forgotten, umbrella,
    wallet, missing, picked up, dropped, on the train, belongs, owner, turned in, scarf
  for sale, selling, sell, seller, offering: for sale, selling, sell, has to go, pick up, pick-up, price,
    euros, good condition, like new, barely used, almost new, asking, no returns, collection only, moving,
    must go, negotiable, hardly used, ono, cash only, selling my, offers welcome, #money
  wanted, buying, looking to buy, buyer, want to buy, looking for: looking for, wanted, want to buy,
    searching, would buy, need a, will pay, does anyone have, anyone selling, seeking, wtb, in search of,
    interested in buying, up to
  swapping, exchange goods, trade goods, give away, free stuff, barter: swap, swapping, exchange, trade, in
    return for, for free, give away, giving away, free to collect, swop, instead of, gratis
  approved, approval, accepted decision, granted, sign off, accept: approved, approve, go ahead, all good,
    fine by me, looks good, lgtm, signed off, green light, granted, accepted, ok from my side, from my side,
    agreed, you can proceed, confirmed, happy with this, no objections, permission granted, yes
  needs approval, pending approval, awaiting approval, approval request, pending, approval needed, request for
    approval, awaiting, in review: please approve, approve, approval, sign off, could you, can you confirm,
    waiting for, pending, need your ok, need your, authorize, your permission, please review, awaiting, please
    confirm, not yet decided, under review, is it ok, still checking
  rejected, declined, denied, not approved, rejection decision, refused: rejected, reject, declined, denied,
    unfortunately, dont have the budget, cannot approve, cant approve, no budget, turned down, so its a no,
    not possible, sorry, not accepted, not granted, refused, against, wont approve, must decline, too
    expensive, regret
  job rejection, application rejected, rejection letter, rejection: unfortunately, other candidates, another
    candidate, other applicants, move forward with, regret, not selected, we wish you, decided to, not been
    successful, position has been filled, impressed by, keep your, on file, not able to offer, decided
    against, all the best for your
  job offer, offer letter, employment offer: pleased to offer, delighted to offer, offer you, position is
    yours, salary, start date, delighted to tell, contract attached, welcome to the team, starting salary, the
    job is yours, yearly salary, per year, benefits include, accept our offer, from 1, join us as
  interview invitation, interview, interview request, interview scheduling, invite to interview: interview,
    meet you, in person, get to know you, would like to invite, video call, your availability, suit you, would
    * suit, next round, introduce yourself, at our office, invite you, when are you free, meeting with our,
    assessment day
  job posting short, we are hiring: we are looking for, join our team, requirements, apply
`;
