import { hasConsumer } from './consumers.ts';

const folder = '/usr/share/java';
const jars = ['preflight', 'javax.activation', 'jaxb-api'].map((name) => `${folder}/${name}.jar`);

/** The class path that runs org.apache.pdfbox.preflight.Validator_A1b. */
export const preflightClassPath = [
  ...jars,
  ...['pdfbox2', 'fontbox2', 'xmpbox', 'commons-logging'].map((name) => `${folder}/${name}.jar`),
].join(':');

/** Whether the tests of PDFBox Preflight run. */
export const preflightIsThere: boolean = [...jars, 'java'].map(hasConsumer).every(Boolean);
