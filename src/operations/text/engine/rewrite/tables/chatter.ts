/** Calls, laughter and oaths of chat, which a short text leaves out. */
export const chatter = `
  START hey/hi/hiya/heya/yo/oi/hello (guys/all/there/folks/team/everyone/mate) , =
  lol/lolz/lmao/lmfao/rofl/haha/hahaha/hehe/tbh/ngl/smh/omg/imo/imho/fr (,) = | START ok/okay so (,) =
  START so , = | START anyway/anyways (,) = | START yeah/yep/yup , = | START um/uh/hmm/er (,) =
  i am/i'm/im gonna/going to > !the/a/my/our/work/school/# = I'll
  we are/we're gonna/going to > !the/a/my/our/work/school/# = we'll
  gonna = going to | wanna > !a/some/the = want to
`;
