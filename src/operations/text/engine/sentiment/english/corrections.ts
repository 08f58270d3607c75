/**
 * Words that mislead in a list made for short messages: names of parts of the world, of law, medicine, work
 * and computing, and words whose good or bad sense is one of many. Zero takes a word out; topics count
 * little.
 */
export const corrections = `
  0 as: please pray prays praying dear like likes liked share shares shared sharing interest interests
    interested accept accepts accepted accepting agree agrees agreed agreement allow attract increase
    increased rise rises rose reach reached reaches reaching matter matters legal legally join big huge
    extend extends expand expands exploration explorations feeling fit fitness feature want wants wish
    wishes wishing hope hopes hoping promise promises promised prepared promote promoted promotes promoting
    commit commits committed committing certain clear clears clearly cleared ensure ensuring ensures
    responsible responsibility restore restored restores restoring save saves saved secure secured secures
    significant significance solution solutions straight substantial substantially support supports
    supporter supporters supporting trust trusts united unified vision visioning visions vitamin warm yes
    yeah natural novel novels top tops chance chances care cares important importance opportunity
    opportunities asset assets backing backed back backs benefit benefits protect protects protected bold
    competitive comprehensive capability capabilities capable defender defenders determined donate donates
    donating donation exclusive famous favor favored favour festive fine flagship freedom freedoms gain
    gains gained gaining gift gifts god goods gold grace grand grant granted granting grants growing growth
    growths help helps helping highlight kind kiss landmark leading leadership justice mature medal
    motivation notable noticeable profit profits progress quality qualities recognition relieve relieves
    respect respects restful rich richly romance solid stable steady strength strengths strong stronger
    strongest suitable suited survivor survivors tender tribute true validate validated validates
    validating welcome welcomes well-developed well-established widely willingness wits worth fan fans
    scoop settlement settlements salient savings sobering spark spirit stimulate stimulated stimulates
    commitment advantage advantages advisable active adequate advanced adopt adopts ambitious appropriate
    appropriately approval approved approves alive authority award awards balanced boost boosts boosting
    boosted bright brightness certainly compelled competencies consent consents content convince convinces
    convinced curious decisive desire diamond dream dreams easy embrace engage engages entitled faith fame
    forefront forgive free fresh greet greeted greets greeting greetings guarantee humble immune innovation
    innovate intense join jewel keen launched lawful lenient jesus laugh laughs laughed laughing legal
    lighthearted innocent memorable natural passion pretty promptly prospect prospects pure safe safely
    safety salute share sincere smart simplicity spacious sustainability sustainable trusted vested
    whimsical wisdom unstoppable victor luck lucky heaven hail hailed influential legend investment ha
    dignity discernment earnest evergreen empathetic effectively ability abilities achievable ally
    proactive privileged outreach methodical methodically modernize modernized nurturing ominous popular
    popularity positive positively negative negatively negativity powerful prominent rigorous rigorously
    rescue rescued rescues resolve resolved resolves resolving resolution revive revives relaxed
    stimulating sympathy talent tolerance tolerant treasure treasures ubiquitous unbiased wealth wealthy
    game-changing intricate joke jokes supreme fond focused clean clarity honour honor dedicated devotion
    defended fertile fervent immortal equal equality aboard absorbed accessible anticipation ardent aura
    comedy comic compliment cool daring fair fortune harmony hero heroes hug hugs instinct integrity
    intelligent intimacy kinder leisure motivated peace perfects sweet cute funky frisky as: alone alarm
    alarms apologize apologise anti arrest arrests arrested avoid avoids avoided avoiding ban bans banned
    battle battles battling black block blocks blocked blocking bloody blind bomb break breaks capture
    captured captures charge charges charged chaotic class cancel cancels cancelled cancelling cancer
    challenge challenges charges chase clash conflict conflicts confuse contagious controversial convicted
    cover-up critic critics criticism critique cry cut cuts cutting damn dark darkness dead deaf death
    deaths debt debts defeat defeated defer demand demands demanded demanding demonstration deny denied
    denies denying desperate detained die dies died dilemma discard discarded discounted disease diseases
    dispute disputes disputed disorder disorders divert diverting drag dragged drags drop drops dropped
    drown drunk dump dumped dumps emergency empty enemy enemies error errors escape escapes evacuate evil
    exclude excluded excludes excluding exclusion excuse exempt expel expose exposed exposes exposing fall
    falling fallen fatal fatality fatigue fear fever fight fighting fights fine fines fire fires fired
    firing flu forced force forget forgot forgotten funeral funerals ghost grave gray grey gross gun hacked
    hard harsh haunt haunted hid hide hides hiding homeless hunger ill illness illnesses imprisoned infect
    infected infection infections infectious inhibit invasion irony ironic isolated jail jailed kill kills
    killed killing lag lapse lawsuit lawsuits leave leak leaking leaked leaks lethal limit limitation
    limitations limited limits litigation lobby lobbying loom loose looses loss losses lost low lower
    lowest mad mandatory manipulation mean monotone muddy murder murdered murderer murdering murders myth
    nerves no noisy numb obstacle obstacles odd offence offences offense offenses offender offenders
    offline outbreak outbreaks overlooked oversight pain passive passively pay penalty poison poisoned
    pollution poor poverty postpone postponed postpones postponing pressure pretend prevent prevented
    preventing prevents prison prisoner prisoners problem problems prohibit prohibits prosecute prosecution
    protest protesters protests punish questioned quit rainy rash rebel rebellion rebels refuse reject
    rejected rejects rejecting relentless resign resigned resigns restrict restricted restriction
    restrictions restricting restrictive retained retreat revenge riot risk risks risky rob sad scar scars
    score sentence sentenced sentences sentencing severe severely shoot shock short shy sick sickness sigh
    silly skeptic skeptical skeptics sceptical slam sneeze solemn sorry speculative stab steal steals stole
    stolen stop stops stopped stopping strange strangely strike strikes striking struck stress strangled
    subpoena sue sued sues suing suffer suspect suspected suspend suspended suspension swear tears tense
    tension terror terrorist terrorists threat threats tired torture tragedy trap traps trauma tremor
    tremors tumor unable unaware unavailable uncertain undecided unemployed unemployment unequal unlikely
    unsettled unsure urgent vague verdict verdicts victim victims violation violations violence virus
    vulnerability vulnerabilities vulnerable walkout wait war warfare warn warned warns warning warnings
    waste wasted weak weakness weird weep widowed withdrawal worn wicked worse worst worry wrong crash
    crush cramp crude crime crimes criminal criminals crisis casualty collision collisions accident
    accidents accidental accidentally abduction abuse acute barrier assault assaults assassination avert
    bias biased bitter burden burglar burglary capitalism censor chaos chronic choke concern concerned
    concerns contamination corpse corpses corrupt corruption cramped cried crying damage damaged damages
    danger dangerous deadline deadlock debris deficit deficiency degrade delay delayed delays denial
    denials depressed depression derail deterrent detect disability disabilities disabled disabling
    disappear disappeared disappears disaster disasters discrimination discord disqualified disrupt
    disruption disruptive distance distort dodge doom doubt doubts dread drama eviction exhausted exploit
    exploits explosion explosions extremist fail fails failed failing failure failures false famine fraud
    frustrated frightened guilt guilty harm harms hazard hazards hazardous hell homicide hospitalized
    hysteria immobilized impair impaired impairment impairments indicted inequality inferior inflict
    infringement injured injury injuries injustice insane insanity insecure insomnia interrogated interrupt
    interrupted interrupts intimidation invalid jealous jealousy kidnap manslaughter misconduct miss missed
    missing mistake mistakes misuse mourning neglect nervous obsolete obscene ops outcry outlaw overload
    overdose overweight paradox perjury pesky pileup plague pollutant pollutants possessive prejudice
    propaganda racism racist radiation recession regret rejection retard riots rot sabotage scam shame
    shortage shortages side-effect side-effects slave slavery slip slow smoke snub sorrow spam stale
    stereotype struck stuck stun substandard suicide suicidal surrender theft thefts toxic trouble troubles
    uncover undermine vandalism villain vomit wreck zombie battle cutback cutbacks alert apocalyptic
    abandon abandoned aborted aborts absentee abort bailout bankrupt bankruptcy beaten bereaved betrayal
    blackmail breach breaches breached bribe bullying collapse collapsed collapses combat complaint
    complaints condemned confrontation conspiracy constrained costly cry curse darkest defect defects
    defendant deport destroy destroyed destroying destruction deteriorate detention deterioration
    devastation drained drained dying enslaved erroneous evacuation exploited expulsion fascist fatalities
    feeble felony foreclosure frenzy greed hatred hostile humiliation hurricane hurt impeachment imposter
    inability inadequate incapable inoperative insolvent irreversible jeopardy lose losing loser lose
    low-cost lurk lynch melancholy mischief monster monsters mourn mistaken nonsense oppressed oppression
    outage outages outrage panic peril perpetrator perpetrators pity plight protesting provoke raid rage
    rape remorse scandal scandals scare scary scream screaming shattered shocking shooting sin sins
    sinister smuggling somber sore stressor struggle struggles stubborn stumble subversive sufferer
    sufferers swindle thorny torn tout trauma traumatic treason uncomfortable unclear unconfirmed
    underestimate unfit unhealthy uneasy unintentional unsafe unstable unsuccessful upset vicious violent
    violate violated violates sneaky
`;
