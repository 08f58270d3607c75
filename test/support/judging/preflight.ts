import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { hasConsumer } from '../consumers.ts';
import { withFiles } from '../scratch.ts';

const folder = '/usr/share/java';
const jars = ['preflight', 'javax.activation', 'jaxb-api'].map((name) => `${folder}/${name}.jar`);

/** The class path that runs org.apache.pdfbox.preflight.Validator_A1b. */
const preflightClassPath = [
  ...jars,
  ...['pdfbox2', 'fontbox2', 'xmpbox', 'commons-logging'].map((name) => `${folder}/${name}.jar`),
].join(':');

/** Whether the tests of PDFBox Preflight run. */
export const preflightIsThere: boolean = [...jars, 'java'].map(hasConsumer).every(Boolean);

/**
 * The arguments of java, one process for all files of a folder: starting it and loading its classes takes longer than
 * a document does, and compiling them well longer still.
 */
export function preflightOf(folder: string, form: 'text' | 'xml'): readonly string[] {
  const validator = ['-cp', preflightClassPath, 'org.apache.pdfbox.preflight.Validator_A1b'];
  const options = form === 'xml' ? ['xml', 'batch'] : ['batch'];
  return ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', ...validator, ...options, folder];
}

/** What Preflight says of each document, in their order: that it is valid, or its errors. */
export function preflightVerdicts(documents: readonly Uint8Array[]): readonly string[] {
  return withFiles(documents, 'pdf', ([first]) => {
    const { stdout, stderr } = spawnSync('java', preflightOf(dirname(first!), 'text'), { encoding: 'utf8' });
    if (stderr !== '') throw new Error(stderr);
    const parts = stdout.split(/^(?=The file \d+\.pdf )/m);
    return documents.map((_, index) =>
      parts
        .filter((part) => part.startsWith(`The file ${index}.pdf `))
        .join('')
        .trim(),
    );
  });
}
