import { type Phrasebook, phrasebook } from './phrasebook.ts';
import { missingApostrophes } from './tables/apostrophes.ts';
import { bannedThings } from './tables/banned.ts';
import { chatWords } from './tables/chat.ts';
import { chatter } from './tables/chatter.ts';
import { dayNames } from './tables/days.ts';
import { fillers } from './tables/fillers.ts';
import { formalPhrases } from './tables/formal-phrases.ts';
import { formalVerbs } from './tables/formal-verbs.ts';
import { wordyFrames } from './tables/frames.ts';
import { letterGreetings, workGreetings } from './tables/greetings.ts';
import { leadIns, smallTalk } from './tables/lead-ins.ts';
import { misspellings } from './tables/misspellings.ts';
import { plainCourtesies } from './tables/plain-courtesies.ts';
import { plainPhrases } from './tables/plain-phrases.ts';
import { plainSynonyms } from './tables/plain-synonyms.ts';
import { plainVerbs } from './tables/plain-verbs.ts';
import { redundantPairs } from './tables/redundant.ts';
import { rudeWords } from './tables/rude.ts';
import { slangWords } from './tables/slang.ts';
import { slangVerbs } from './tables/slang-verbs.ts';
import { softPhrases } from './tables/soft-phrases.ts';
import { spellings } from './tables/spellings.ts';
import { wordyPhrases } from './tables/wordy.ts';
import { wordyVerbs } from './tables/wordy-verbs.ts';

/** A book that is put together when it is first opened. */
function lazily(...tables: string[]): () => Phrasebook {
  let book: Phrasebook | undefined;
  return () => {
    book ??= phrasebook(tables);
    return book;
  };
}

export const apostropheBook = lazily(missingApostrophes, misspellings);
export const dayBook = lazily(dayNames);
export const spellingBook = lazily(spellings);
export const chatterBook = lazily(chatter);
export const frameBook = lazily(wordyFrames);
export const workBook = lazily(workGreetings, chatWords);
export const slangBook = lazily(rudeWords, slangWords, slangVerbs);
export const letterBook = lazily(letterGreetings);
export const formalBook = lazily(formalPhrases, formalVerbs);
export const plainBook = lazily(plainCourtesies, plainPhrases, plainSynonyms, plainVerbs);
export const wordyBook = lazily(redundantPairs, wordyPhrases, wordyVerbs, fillers);
export const leadInBook = lazily(smallTalk, leadIns);
export const softBook = lazily(softPhrases, bannedThings);
