/** What customers write about: money, orders, accounts. */
export const customerService = `
  billing, billing issue, billing question, invoicing, charges, billing and payments, payments and billing:
    bill, billed, invoice, charged, charge, overcharged, receipt, payment, pay, paid, credit card, card
    number, refund, subscription fee, double charge, charged twice, direct debit, bank statement, amount due,
    due date, vat, tax, price, cost, debit, statement, balance, late fee, payment method, proration, prorated,
    auto-renew, renewal
  payment, payments, payment issue, payment problem, checkout, payment methods, payment failed: payment, pay,
    paid, card, credit card, debit card, card was declined, declined, checkout, paypal, bank transfer, apple
    pay, google pay, transaction, wire, iban, installments, instalments, klarna, visa, mastercard, cvv,
    voucher, gift card, promo code, ~charge, ~charged, ~money, ~bank
  refund, refunds, refund request, money back, reimbursement, get refund: refund, refunded, money back,
    reimburse, reimbursement, reimbursed, chargeback, credited, my money, give me back, back to my card, get
    my money, pay me back, return the money, want * back, ~charged, ~return
  exchange, replacement, swap, exchange request, size exchange: exchange, swap, replace, replacement,
    different size, bigger size, smaller size, larger, too small, too big, wrong size, another size, another
    colour, other color, instead of, need a, size up, size down, trade, change it for, one that works
  return, returns, return request, product return, return policy, return item: return, send it back, send
    back, sending back, returned, return label, give it back, bring it back, returns policy, days to return,
    too small, doesnt fit, ~unopened, changed my mind, dont want it anymore, ~refund
  cancellation, cancel, cancel subscription, cancellation request, churn, unsubscribe, cancel account, cancel
    service, termination of service: cancel, cancelled, cancellation, unsubscribe, terminate, end my, stop my,
    close my account, no longer want, no longer need, dont want * anymore, dont renew, opt out, quit, stop
    charging, leave * service, call off, end the contract, not renew, switching to, discontinue, stop sending,
    remove me
  order status question, tracking, delivery status, shipment tracking, track package, order inquiry, shipment
    status: where is my, tracking, tracking number, has it shipped, shipped, status of my order, order number,
    arrive, arrived, on its way, in transit, dispatched, when will * arrive, still waiting, my order, my
    package, my parcel, estimated delivery, eta, hasnt arrived, not arrived, out for delivery
  shipping, delivery, shipping and delivery, shipment, delivery issue, delivery problem, late delivery,
    logistics, shipping issue, delivery delay, delivery time: shipping, delivery, delivered, deliver, ship,
    shipped, shipment, courier, parcel, package, postage, tracking, carrier, in transit, arrive, arrived,
    arrival, customs, doorstep, driver, dispatch, freight, warehouse, box, mailed, ups, fedex, dhl, express,
    overnight, left it with, left * with, neighbor, neighbour, wrong address, postman, mailbox, late, days
    late, days ago, still waiting, truck, lorry, pallet
  damaged, damaged item, damaged product, defective, defective product, faulty, broken item, product defect,
    defect, damaged goods, arrived damaged, quality issue, broken: damaged, broken, cracked, defective,
    faulty, scratched, dented, torn, shattered, smashed, in pieces, missing part, doesnt work, stopped
    working, wont turn on, dead on arrival, leaking, crushed, bent, ripped, snapped, fell apart, chipped,
    defect, malfunction, broke
  wrong item, incorrect item, wrong product, wrong order: wrong, instead of, incorrect, ordered, not what i
    ordered, i received, different from, mixed up, someone elses, received * instead, got * instead, wrong
    colour, wrong color, wrong size
  missing item, missing items, lost package, lost item, missing parts, missing: missing, lost, not in the box,
    never arrived, not included, only got, empty box, incomplete, cant find, never received, not received,
    wasnt in, left out, disappeared, vanished
  warranty, guarantee, warranty claim, repair, repairs, repair request, warranty and repair: warranty,
    guarantee, repair, repaired, covered, months ago, failed after, stopped after, broke after, fix, service
    center, manufacturer, spare part, replacement part, technician, coverage, under warranty, after * months,
    after * years, come off, came off, handle, wont close, doesnt close, fell off, stuck, jammed, come loose,
    loose, dripping, leak, hinge, window, light bulb, broken, mend
  account, account access, account issue, account management, account problem, my account, account settings,
    profile, account security, account support: account, password, login, log in, sign in, username, profile,
    email address, locked out, locked, verification code, two-factor, authentication, reset, credentials, my
    details, change my name, update my, delete my account, phone number, register, signup
  login, login issue, login problem, sign in, password reset, password, access issue, cannot log in,
    authentication, access: login, log in, logging in, sign in, password, reset link, reset my password,
    locked out, verification code, credentials, two-factor, authenticator, username, access, cant get in, get
    back in, otp, invalid, expired, sso, captcha, forgot, forgotten, pin
  registration, sign up, account creation, onboarding, create account: register, sign up, signup, signing up,
    create an account, new account, join, enroll, confirmation email, activate, activation, membership,
    verify, new user
  subscription, subscriptions, subscription change, plan change, upgrade, membership, plans: subscription,
    subscribe, subscribed, plan, upgrade, downgrade, renew, renewal, tier, monthly, annual, yearly, premium,
    membership, free trial, trial, switch to, seats, pro plan, basic plan, auto-renew
  technical support, tech support, technical issue, technical problem, technical, it support, troubleshooting,
    support, technical help, technical question: error, crash, crashes, crashed, screen, blank, freeze,
    freezes, frozen, bug, install, reinstall, app, update, login, server, wifi, connect, connection, doesnt
    work, not working, wont, wont load, stopped working, error message, software, device, driver, restart,
    reboot, settings, loading, slow, black screen, sync, printer, browser, laptop, router, offline, cant
    connect, configure, website, page, api, integration, timeout, firmware, setup, version, unable to
  sales, sales inquiry, sales question, presales, pre-sales, pricing inquiry, sales lead, lead, quote request,
    purchase, purchase inquiry, buying: quote, pricing, discount, licences, licenses, demo, buy, purchase,
    purchasing, volume, interested in, enterprise plan, seats, offer, proposal, trial, how much, price list,
    upgrade, order, bulk, distributor, reseller, quotation, sales team, talk to sales, wholesale, evaluate,
    competitor, product tour, per user, bulk order, cost for
  pricing, price, prices, cost, costs, value, value for money, price question, pricing question, fees,
    affordability, budget: price, prices, cost, costs, expensive, cheap, overpriced, bargain, affordable,
    euros, dollars, pounds, worth, pay, paid, fee, fees, discount, rate, value, charge, charged, money,
    reasonable, pricey, rip-off, ripoff, half as much, for the money, inexpensive, steep, deal, wallet,
    tariff, how much, costly, budget, #money
  discount, promotion, promotions, coupon, offers, deals, promo code, vouchers, loyalty, discounts, rewards:
    discount, coupon, promo, promo code, code, voucher, sale, offer, deal, black friday, percent off, loyalty,
    points, rewards, student discount, half price, gift card, bonus, bogo, cheaper, special offer, #percent
  product question, product inquiry, product information, product info, product details, product: does this,
    compatible, dimensions, size, material, in stock, available, back in stock, restock, sold out, made of,
    waterproof, how big, weigh, color, colour, specifications, fit, fits, machine washable, washable,
    ingredients, suitable, come with, which model, difference between
  complaint, complaints, customer complaint, grievance, dissatisfaction, negative feedback, escalation, angry
    customer: complain, complaint, unacceptable, disappointed, disappointing, terrible, awful, rude, worst,
    fed up, disgusted, disgusting, ridiculous, appalling, horrible, angry, furious, never again, waste of, not
    happy, unhappy, poor service, shame, useless, ignored, disgrace, disgraceful, outrageous, frustrated,
    frustrating, still waiting, third time, no response, broken, dirty, cold, late, noise, noisy, overcharged,
    shocking, dreadful, unprofessional, incompetent, kept waiting, hung up, no one, twice now, again and
    again, for weeks, manager, third time, turned up, nobody bothers, bothers to, let us know, still not,
    still no, dissatisfaction, dissatisfied, sloppy, disgusted, let down, wasted, #negative
  praise, compliment, compliments, positive feedback, appreciation, kudos, commendation, testimonial,
    recognition: wonderful, great, amazing, excellent, fantastic, thank, thanks, love, loved, best, helpful,
    brilliant, friendly, perfect, outstanding, superb, well done, great job, impressed, delighted, lovely,
    awesome, kind, keep up, good work, shout out, appreciate, made my day, incredible, above and beyond,
    delicious, recommend, pleasure, professional, happy with, pleased, so happy, hats off, five stars,
    incredibly, patient, thanks to, please tell, tell her, tell him, just wanted to say, #positive
  suggestion, suggestions, recommendation, idea, ideas, improvement, improvement suggestion, proposal:
    suggest, suggestion, would be nice, would be great, it would, could you add, should add, consider, maybe
    you could, why not, how about, wish, improve, better if, idea, recommend, perhaps, might be worth, would
    help, could be improved, propose, it might, i think you should, next time
  inquiry, enquiry, information request, general inquiry, information, request for information, info, query,
    product enquiry: do you, is there, can i, could you tell, how much, what time, would like to know,
    wondering, what are, when do, where can, information, details, ask, question, are you, is it possible,
    does it, how long, tell me, interested, curious, let me know, want to know, clarify, #question
  contact, speak to agent, live agent, speak to representative, human handoff, contact support, operator,
    representative: human, real person, agent, representative, talk to, speak to, speak with, operator, call
    me, bot, live chat, phone number, put me through, transfer me, person, manager, supervisor, connect me,
    robot, chatbot, customer service number
  staff, service, customer service, staff behavior, staff behaviour, employee, employees, service quality,
    personnel, host, waiter, team: staff, waiter, waitress, waiters, receptionist, porter, manager, host,
    hostess, rude, friendly, polite, helpful, attentive, greeted, smiled, smile, welcomed, server, bartender,
    housekeeper, concierge, cashier, employee, ignored us, served, service, crew, clerk, assistant, attitude,
    team, desk, chef, driver, seller, agent, technician, by name, courteous, impolite, unhelpful, owner,
    hospitable
  partnership, partnerships, business proposal, collaboration, sponsorship, affiliate, cooperation: partner,
    partnership, collaborate, collaboration, sponsor, sponsorship, affiliate, joint, our company, cooperation,
    synergies, together with you, influencer, co-brand, mutual, propose, opportunity to work, white label,
    distributor, reseller
  feature request, feature, enhancement, new feature, feature suggestion, wishlist, product feedback, feature
    idea, improvement request, change request: would be nice, would be great, would be handy, would love, it
    would be, please add, add support, add a, add an, could you add, ability to, option to, allow us, wish,
    feature, dark mode, suggestion, if we could, if i could, let us, missing feature, support for, integrate
    with, integration, enhancement, want to be able, should be able to, any plans, roadmap, shortcut,
    customize, export to, would like to see, would help, bulk edit, filter
`;
