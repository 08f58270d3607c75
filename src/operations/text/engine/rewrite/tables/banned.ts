/** What is forbidden on signs, and how one asks not to do it. */
const activities = `
  eating=eat, drinking=drink, smoking=smoke, parking=park, running=run, cycling=cycle, swimming=swim,
  diving=dive, shouting=shout, talking=talk, sleeping=sleep, photographing=take photos, filming=film,
  entering=enter, trespassing=come in, littering=drop litter, vaping=vape, camping=camp, fishing=fish,
  climbing=climb, copying=copy, sharing=share, posting=post, advertising=advertise, cooking=cook,
  barbecuing=barbecue, loitering=wait around, skateboarding=skateboard, dumping=dump, using=use,
  feeding=feed, leaving=leave, storing=store, playing=play, bringing=bring, removing=remove, touching=touch,
  recording=record, texting=text, phoning=phone
`;

/** Things forbidden, as a request not to do them. */
export const bannedThings = `
${activities.trim().split(/,\s+/).map(requestNotTo).join('\n')}
`;

function requestNotTo(activity: string): string {
  const [doing, plain] = activity.split('=');
  return [
    `  START ${doing} is (strictly) prohibited/forbidden/banned = please don't ${plain}`,
    `  START ${doing} is not allowed/permitted/tolerated = please don't ${plain}`,
  ].join('\n');
}
