/** Openings and closings as people at work write them. */
export const workGreetings = `
  START hey/hi/hello/yo/hiya/heya/ello/oi/howdy/sup/g'day/hallo/heyy/heyyy/hii (there) guys/folks/peeps/gang/y'all/everybody/everyone/all/yall/people/dudes/lads/ladies/gals = Hello everyone
  START hey/hi/hello/yo/hiya/heya/oi/howdy/heyy/hii (there) team = Hello team
  START hey/yo/hiya/heya/ello/oi/howdy/sup/g'day/hallo/heyy/heyyy/hii/wassup/wazzup there = Hello
  START hey/hi/hello there > , = Hello | START hey/hi/hello there = Hello,
  START hey/yo/hi/hello/hiya dude/bro/mate/man/buddy/bud/pal/boss/m8/hun/love/girl/fam/bestie/stranger = Hello
  START hey/yo/oi/hi/hiya you = Hello
  START hey/yo/hiya/heya/ello/oi/howdy/sup/g'day/hallo/heyy/heyyy/hii/wassup/wazzup/hai/hy > , = Hello
  START hey/yo/hiya/heya/howdy/heyy/heyyy/hii/g'day/hi > # = Hello | START hi > , = Hello
  START hey/yo/hiya/heya/ello/oi/howdy/sup/g'day/heyy/heyyy/hii/wassup/wazzup ! = Hello,
  START hey/yo/hiya/heya/ello/oi/howdy/g'day/heyy/heyyy/hii > * , = Hello
  START hey/yo/hiya/heya/ello/oi/howdy/sup/heyy/heyyy/hii/wassup/wazzup > !# = Hello, | hey/yo (,) > !# =
  START hi > !#/everyone/all/team/there/again/both = Hello, | START hi = Hello
  START guys/folks/peeps/gang/y'all/lads/dudes (,) = Hello everyone,
  START morning all/everyone/guys/folks/team > , = Good morning everyone
  START morning/mornin/mornin' > ,/all/everyone/team = good morning | START morning > # = good morning
  START afternoon > , = good afternoon | START evening > , = good evening
  START afternoon > # = good afternoon | START evening > # = good evening | START gm = good morning
  START gn = good night | how's it going/hanging ? = I hope you are well.
  how is it going ? = I hope you are well. | how are things ? = I hope you are well.
  how's tricks ? = I hope you are well. | how's life ? = I hope you are well.
  how're you doing ? = I hope you are well. | what's up/new/good/cracking/happening ? = I hope you are well.
  whats up ? = I hope you are well. | long time no see (!) = | START cheers > CLOSE = Kind regards
  cheers mate = thank you | cheers for = thank you for | cheers in advance = thank you in advance
  cheers END = thank you
  START later/laters/ciao/tata/ta-ta/toodles/peace/toodle-oo/cya/seeya > CLOSE = Kind regards
  see ya/you > END = goodbye | see ya = see you | cya = see you
  catch you/ya/u later/soon/around = I will speak to you soon | catch ya = see you
  talk/speak soon > END = I look forward to hearing from you
  talk to ya/you/u soon/later = I will speak to you soon | bye bye = goodbye | byee/byeee/buh-bye = goodbye
  bye = goodbye | nighty night = good night | take care END = Kind regards
  START xoxo/xx/xxx/hugs/love/kisses/smooches > CLOSE = Kind regards | lots of love = Kind regards
  big hugs = Kind regards | ta END = thank you | START ta (for) > , = thank you | ta for = thank you for
  ta very much = thank you very much | ta muchly = thank you very much
  much appreciated = I would appreciate it | START best > CLOSE = Kind regards
  START rgds/regs/regards/brgds/kr/br > CLOSE = Kind regards
  thanks a bunch/million/ton/heap/mil/lot/bundle = thank you very much
  thanks heaps/tons/loads = thank you very much | thanks so/very much = thank you very much
  thanks guys/folks/team/all/everyone/mate/dude/bro/man/buddy/hun/m8 = thank you all
  thank you guys/folks = thank you all | thanks again = thank you again
`;

/** Openings and closings of a formal letter, used behind those above. */
export const letterGreetings = `
  START hello/hi/hey everyone/all/everybody/folks/guys = Dear all | START hello/hi/hey/dear team = Dear team
  START hello/hi/hey (there) ma'am/madam/sir = Dear Sir or Madam | START hello/hi/hey both = Dear both
  START hello/hi/hey colleagues = Dear colleagues | START hello/hi/hey (there/again) > , = Good day
  START hello/hi/hey there = Good day, | START hello/hi/hey (,) > # = Dear | START hello/hi/hey > * , = Dear
  START hello/hi/hey > mr/mrs/ms/dr/prof/mr./mrs./ms./dr. = Dear | START hello/hi/hey again = Good day
  START hello/hi/hey , = Good day, | START hello/hi/hey ! = Good day. | START hello/hi/hey = Good day,
  START cheers/best/later/bye/ciao/regards > CLOSE = Kind regards
  START all the best > CLOSE = Kind regards | START best/warm/warmest wishes/regards > CLOSE = Kind regards
  START take care > CLOSE = Kind regards | START see you/ya (soon/later/then/there) > CLOSE = Kind regards
  START talk/speak soon > CLOSE = Kind regards
  START have a good/great/nice/lovely one > CLOSE = Kind regards | cheers = thank you | bye END = goodbye
  thanks for = thank you for | thanks in advance = thank you in advance | many thanks = thank you very much
  thanks to = owing to | with thanks = with gratitude | START thanks > , = Thank you | thanks = thank you
  big thanks = thank you very much | a big thank you = thank you
  START hope > you/this/your/all/everything/that/it/the = I hope
`;
