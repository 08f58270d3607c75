/**
 * Names of good and bad things, which a text may be about without a feeling: they count little, and next to
 * nothing in a policy, a manual or the outline of a story.
 */
export const topics = `
  -1.5 topic: accident death disease war crime murder fraud theft fire flood storm earthquake violence
    abuse assault cancer tumor infection illness injury pain fever trauma wound bleeding depression anxiety
    stress grief anger fear sadness guilt jealousy loneliness sorrow panic emergency disaster catastrophe
    crisis conflict battle attack bomb weapon terror terrorism terrorist kidnapping hostage riot protest
    strike lawsuit prison jail sentence punishment penalty fine offence offense offender burglary robbery
    vandalism arrest poverty hunger famine homelessness unemployment debt deficit recession inflation
    bankruptcy hazard risk danger threat pollution poison toxin virus bacteria epidemic pandemic outbreak
    plague drought suicide overdose addiction disability disorder poisoning collision explosion eviction
    foreclosure slavery torture genocide massacre racism discrimination harassment bullying corruption
    bribery scandal conspiracy treason perjury homicide manslaughter casualty fatality victim corpse
    funeral grave ghost monster zombie villain killer enemy rebel error warning exception timeout
    vulnerability overload dispute denial cancellation shortage deadline restriction prohibition ban
    tension burden barrier obstacle weakness deficiency fatigue insomnia nausea vomiting headache cramp
    rash swelling bruise burn fracture stroke seizure coma amputation allergy asthma diabetes hazardous
    fatal deadly lethal chronic acute severe
  +1.5 topic: award prize gift reward medal trophy champion hero peace freedom justice harmony friendship
    love happiness hope faith luck health wealth fortune profit growth victory wedding birthday celebration
    festival holiday party anniversary bonus benefit advantage strength talent beauty charm grace dignity
    honor honour wisdom quality safety security comfort luxury romance dream treasure jewel paradise heaven
    angel miracle charity donation kindness courage bravery compassion gratitude trust loyalty humor humour
    confidence opportunity achievement solution support welfare recovery rescue recreation entertainment
    leisure`;
