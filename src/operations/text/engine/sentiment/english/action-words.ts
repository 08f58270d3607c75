/** Verbs and nouns of deeds and outcomes, with what they do to those who meet them. */
export const actionWords = `
  2.8 verb: love adore cherish treasure relish
  2.4 verb: delight thrill impress amaze astonish dazzle charm captivate enthrall excel shine as: loved
    loves loving excelled shone outdone
  2 verb: enjoy appreciate recommend admire praise applaud commend compliment congratulate exceed surpass
    outperform outshine outclass delight satisfy reassure uplift inspire empower as: recommending
    recommends enjoyed enjoying enjoys pleased satisfies
  1.8 verb: thrive flourish prosper succeed triumph celebrate rejoice soothe comfort as: win wins won
    winning victory victories triumphant champion champions victorious conquer conquered success successes
    successful successfully breakthrough breakthroughs milestone hailed lauded honoured honored celebrated
    applauded praised
  2.2 as: rescued rescues reunited
  1.4 verb: rescue heal cure recover reunite overcome as: saved solved resolved fixed healed cured cures
    recovered reunited rescued survived thriving relief relieved miraculous miraculously rebound rebounded
    acquitted exonerated vindicated gratitude appreciation appreciated admiration applause acclaim
    accolades ovation celebration joyful smile smiled smiles smiling grin grinning grinned beaming laughed
    laughing laughs giggle giggled giggling chuckle
  1 verb: simplify streamline enhance improve brighten boost as: enhanced improvement improvements improves
    improved boosts boosted progress strengthens strengthened thrived breeze cinch doddle pro-tip
  -2.8 verb: hate despise loathe detest abhor
  -2.4 verb: ruin wreck destroy sabotage cheat swindle defraud deceive betray abuse insult humiliate
    torture torment traumatise traumatize terrorise terrorize assault molest scam as: ruined ruining
    destroyed wrecked betrayed cheated swindled conned scammed duped ripped-off robbed stolen humiliated
    humiliating abused insulted mistreated traumatised traumatized
  -2 verb: disappoint frustrate annoy irritate infuriate anger enrage upset offend disgust horrify appal
    appall sicken disrespect mislead misinform neglect ignore snub belittle patronise patronize harass
    bully threaten intimidate overcharge mistreat mishandle mismanage botch bungle as: lied misled ignored
    neglected overcharged botched bungled misdiagnosed mis-diagnosed mishandled mismanaged fobbed yelled
    threatened bullied harassed discriminated ghosted scolded sneered stonewalled shortchanged
    short-changed
  -2 verb: regret complain crash malfunction overheat stutter glitch corrupt deteriorate worsen as:
    regretted regrets regretting complained complaining complains crashes crashing crashed malfunctioned
    malfunctions overheats overheated overheating stutters stuttering lags lagging lagged freezes glitching
    corrupted deteriorated deteriorating worsening worsened worsens worse malfunctioning
  -1.8 verb: sag crackle leak rust corrode fray wobble squeak rattle creak jam clog misfire stall flicker
    as: leaks leaked leaking leaky rusted rusting rusty cracked cracks cracking snapped ripped torn tore
    peeling peeled frayed fraying faded fading wobbles rattles rattled rattling squeaks squeaky squeaking
    creaky creaking jammed jams jamming clogged clogs flickers flickering warped warping bent dented dents
    scratches scratched chipped shattered smashed shredded crushed squashed stained stains burnt-out burst
    broke breaks breaking breakage broken split snapped-off disintegrated crumbled crumbling drains
    draining died dies unplayable bricked spoiled spoilt soiled soaked melted undercooked overcooked burnt
    burned charred oversalted over-salted oversalty watery rubbery greasy stodgy flavourless flavorless
    unseasoned
  -1.8 verb: suffer fail collapse flounder falter flop as: failed fails failing failure failures suffers
    suffered suffering struggles struggled struggling collapsed collapses collapsing floundering faltering
    bankrupt bankruptcy insolvent insolvency liquidation bust injured injures injuring killed kills drowned
    murdered wounded maimed stabbed stranded trapped displaced devastated devastates devastation ravaged
    wreckage carnage bloodshed layoff layoffs redundancies redundant sacked laid-off axed evicted defeat
    defeated defeats thrashed humiliating relegated disqualified convicted guilty fined accused scandal
    scandals corruption embezzled embezzlement embezzling bribed abducted kidnapped assaulted raped
    attacked attacks vandalised vandalized looted contaminated polluted poisoned starving starvation famine
    plunge plunged plunges slumped slump plummeted plummeting tumbled nosedived crisis turmoil downturn
    recession
  -1.3 verb: bother worry confuse distract interrupt pester nag spam bombard as: bothered worried worries
    worrying confused confuses confusing bombarded spammed spam spammy interrupted interrupts distracting
    distracts cancelled canceled delayed refused refuses refusing denied denies rejected blamed blames
    blaming blame accuses excuses arguing argued shouting shouted screaming moaning cried crying sobbing
    tears wept weeping trouble lost losing missed misses forgot forgotten overlooked unnoticed aches aching
    ached sore hurting hurts sting stinging itchy itching nauseous dizzy bruised swollen sue sued sues
    lawsuit warned condemned criticised criticized criticises criticizes denounced slammed fears outcry
    shortage shortages clashes unrest slashed slashes downgraded downgrade cutbacks
  -1.3 as: queued queuing wasted wasting waste wastes lacks lacked lacking lack complaint complaints
    disconnects disconnected disconnecting disconnections dropouts
`;
