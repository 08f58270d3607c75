/** Function words of English: articles, pronouns, prepositions, conjunctions, auxiliaries, particles. */
export const english = `
  a an the this that these those such same other another others each every either neither both all any some
  no none few fewer many more most much less least several enough own i me my mine myself we us our ours
  ourselves you your yours yourself yourselves he him his himself she her hers herself it its itself they
  them their theirs themselves one ones oneself who whom whose which what whatever whichever whoever someone
  somebody something anyone anybody anything everyone everybody everything nobody nothing somewhere anywhere
  everywhere nowhere am is are was were be been being have has had having do does did doing done will would
  shall should can could may might must ought cannot need dare used let lets about above across after
  against along alongside amid among amongst around as at before behind below beneath beside besides between
  beyond by concerning despite down during except excluding following for from in including inside into like
  near notwithstanding of off on onto opposite out outside over past per regarding round since than through
  throughout till to toward towards under underneath unlike until unto up upon versus via vs with within
  without and or but nor so yet if because although though while whilst whereas unless lest once when
  whenever where wherever why how however whether then hence thus therefore thereby therein thereof
  thereafter hereby herein hereafter not never only just also too very quite rather almost nearly even still
  already again ever always often sometimes seldom usually perhaps maybe indeed instead meanwhile moreover
  furthermore otherwise else nevertheless nonetheless here there now today away back together apart soon
  later ago forth further well far yes yeah okay ok please etc eg ie e.g i.e e.g. i.e. etc. vs. cf ca i'm
  i've i'd i'll you're you've you'd you'll he's he'd he'll she's she'd she'll it's it'd it'll we're we've
  we'd we'll they're they've they'd they'll that's that'd that'll there's there'd there'll here's who's
  who'd who'll what's what're what'll where's when's why's how's let's one's isn't aren't wasn't weren't
  haven't hasn't hadn't don't doesn't didn't won't wouldn't shan't shouldn't can't couldn't mayn't mightn't
  mustn't needn't oughtn't ain't y'all gonna gotta wanna dont doesnt didnt cant wont isnt im ive
`;
