import { aspects } from './aspects.ts';
import { conversation } from './conversation.ts';
import { customerService } from './customer-service.ts';
import { devices } from './devices.ts';
import { documents } from './documents.ts';
import { emotions } from './emotions.ts';
import { errands } from './errands.ts';
import { furtherKinds } from './further-kinds.ts';
import { furtherTopics } from './further-topics.ts';
import { languages } from './languages.ts';
import { leisure } from './leisure.ts';
import { magazineTopics } from './magazine-topics.ts';
import { medicine } from './medicine.ts';
import { nature } from './nature.ts';
import { newsTopics } from './news-topics.ts';
import { papers } from './papers.ts';
import { places } from './places.ts';
import { products } from './products.ts';
import { professions } from './professions.ts';
import { style } from './style.ts';
import { subjects } from './subjects.ts';
import { tickets } from './tickets.ts';
import { work } from './work.ts';

/** What speaks for which labels, as cue-list.ts reads it. */
export const cueLists: readonly string[] = [
  customerService,
  tickets,
  conversation,
  emotions,
  newsTopics,
  magazineTopics,
  products,
  work,
  professions,
  subjects,
  documents,
  medicine,
  nature,
  style,
  places,
  leisure,
  languages,
  errands,
  furtherTopics,
  furtherKinds,
  papers,
  aspects,
  devices,
];
