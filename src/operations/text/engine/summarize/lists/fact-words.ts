/** What makes one thing follow from another. */
export const causes = `
  because|cause|causes|caused|causing|reason|reasons|due to|owing to|thanks to the|led to|leads to|leading to|resulted in|results in
  as a result|as a consequence|consequently|so that|therefore|thus|hence|to prevent|to avoid|to reduce|to protect|to allow|to help
  to make up for|in order to|allowed|allows|allowing|which means|meaning that|means that|depend on|depends on|depending on
  triggered|sparked|prompted|blamed on|blames|blamed|attributed to|stems from|stemmed from|began with|in response to|responsible for
  enabled|enables|forced|forces|contributed to|made it possible|explains|explained by|after the|following a|following the
  so far|turned out|it turned out|the cause|root cause|the fix|the answer|the solution|what turned|thanks to a|thanks to you
`;

/** Numbers written out. */
export const numberWords = `
  two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen
  twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen|half|third|thirds|quarter
  quarters|fifth|tenth|twice|double|triple
`;

/** What speakers say when they tell something beside the matter, or are not in earnest. */
export const hedges = `
  presumably|incidentally|personally|kindly|funnily|supposedly|somehow|likes to say|like to say|another story|is another matter
  at some point|anyway|for some reason|to be honest|admittedly|truly|as ever|as always|needless to say|oddly|curiously
  strangely|ironically|rumour has it|rumor has it|legend has it|they say|some say|claimed to have|claims to have|swears
  joked|jokes|in jest|who knows|i suppose|i admit|i confess|i must say|so to speak|pun intended|for the record|no idea
  someone asked|somebody asked|someone mentioned|somebody mentioned|someone brought|somebody brought|somebody had|someone had
  congratulations|well done|bravo|hooray|hurrah|we would love|love to hear|finds you well
`;
