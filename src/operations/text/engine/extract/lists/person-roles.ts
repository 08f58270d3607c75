/** What somebody is in a matter, besides by trade: a field of that name is answered by a person. */
export const personRoles = `
  defendant accused suspect offender prisoner inmate convict juror bailiff clerk prosecutor complainer culprit thief
  player athlete runner swimmer rider jockey skipper goalie forward batsman bowler champion debutant signing transfer
  scorer competitor contestant finalist challenger racer rower gymnast skater skier climber hiker walker
  narrator interviewee panellist panelist presenter broadcaster podcaster blogger vlogger influencer streamer anchor
  compere emcee mc dj vocalist guitarist drummer bassist violinist pianist cellist organist soprano tenor soloist
  lyricist songwriter rapper dancer comedian puppeteer magician playwright screenwriter scriptwriter
  essayist biographer novelist laureate honoree honouree awardee grantee fellow scholar nominee
  widow widower son daughter brother sister sibling uncle aunt nephew niece cousin grandmother grandfather grandson
  granddaughter grandchild grandparent stepfather stepmother godfather godmother heir heiress executor executrix
  testator decedent deceased survivor orphan neighbour neighbor friend colleague roommate flatmate housemate lodger
  caller callee visitor invitee bearer helper volunteer donor giver benefactor patron carer caregiver
  babysitter childminder handler keeper finder rescuer discoverer inventor pioneer explorer pathfinder
  breeder groomer farrier beekeeper grower gamekeeper
  mp senator congressman congresswoman councillor councilor alderman governor premier chancellor ambassador
  diplomat envoy minister monarch king queen prince princess duke bishop priest vicar pastor rabbi imam monk
  nun celebrant officiant registrar commander general colonel major sergeant lieutenant admiral soldier
  veteran crewmember astronaut cosmonaut sailor helmsman mate navigator
  motorist cyclist pedestrian commuter biker lorry_driver bystander eyewitness assailant attacker burglar
  teammate delegate deputy incumbent appointee recruit joiner leaver retiree
  intern apprentice mentor mentee instructor coachee trainee principal provost dean rector invigilator examiner
  examinee graduate alumnus alumna freshman sophomore classmate schoolboy schoolgirl
  nurse midwife anaesthetist surgeon consultant oncologist cardiologist dermatologist psychiatrist radiologist
  physiotherapist pharmacist optician chemist hygienist counsellor paediatrician gynaecologist
  whistleblower informant adversary detective investigator pathologist coroner ombudsman arbitrator mediator
  assessor adjuster surveyor valuer auctioneer bidder auditor examiner verifier developer maintainer committer
  programmer tester oncall on_call commander_incident responder submitter commenter poster
  star headliner heroine hero protagonist villain character 
  curator conservator collector restorer sitter maker potter weaver engraver printmaker ceramicist
  winemaker brewer distiller baker cook barman barmaid sommelier forager
`;
