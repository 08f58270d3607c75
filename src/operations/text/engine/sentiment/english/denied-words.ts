/**
 * Words that say nothing until they are denied: what a customer may expect to be there, and what is to
 * work.
 */
export const deniedWords = `
  1.8 wanted: apology refund explanation response reply answer help support assistance solution resolution
    compensation instruction warning communication update information info clue respect manners empathy
    compassion courtesy care effort attention sense value point substance depth flavour flavor taste
    seasoning character atmosphere charm heating ventilation electricity privacy security legroom hygiene
    cleanliness service eye-contact smile greeting receipt protection padding packaging tracking notice
    reason justification excuse accountability competence consistency transparency professionalism
    follow-up feedback hope future progress improvement difference effect results luck idea intention
    choice variety selection originality imagination chemistry plot story humour humor training knowledge
    qualification durability stability documentation guidance option offline-mode sympathy understanding
    organisation organization water towels soap bedding pillows cutlery sign trace chance trust confidence
    faith patience joy fun
  1.8 function: work function operate start turn-on switch-on load connect sync synchronise synchronize
    install respond reply answer arrive appear fit match stick last hold close latch lock seal help care
    fix repair solve resolve listen apologise apologize refund reimburse compensate honour deliver register
    recognise recognize charge boot print scan play save export import log update support communicate
    explain understand bother cool heat flush drain spin cook cut clean dry stay live-up receive hear
    stream pair detect unlock show cancel contact reach deserve justify guarantee protect ship dispatch
    process pick call email write ring return
  1.8 function-as: worked works working came come comes kept keep keeps arrived fitted fits showed told
    tell turned holds held stood stand stands paid pay pays understood wrote answered picked called rang
    received sent given gave woke lasted charging charged sticks stuck stays stayed understands understood
    believe trust afford
  1.5 function: absorb breathe move grip adjust rotate spray foam lather blend
`;
