import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { type Copy, DockerfileParser, type Instruction } from 'dockerfile-ast';
import { contextFiles, readIgnorePatterns } from './build-context.ts';

/** Instructions that describe the image, and put nothing into it. */
const described = ['ARG', 'LABEL', 'ENV', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD'];

interface Stage {
  readonly name: string | null;
  /** The root of its files. */
  readonly folder: string;
  workingFolder: string;
}

/**
 * Carries out the Dockerfile of a checkout without a container engine: each stage has a folder for its root, its RUN
 * lines run there on this machine, with the Node that is here. Returns the working folder of the last stage. Throws
 * for an instruction it does not know, and for a command that fails.
 */
export function carryOut(root: string, folder: string): string {
  const dockerfile = DockerfileParser.parse(readFileSync(join(root, 'Dockerfile'), 'utf8'));
  const stages: Stage[] = [];
  for (const from of dockerfile.getFROMs()) {
    stages.push({
      name: from.getBuildStage(),
      folder: join(folder, String(stages.length)),
      workingFolder: '/',
    });
  }
  let current = -1;
  for (const instruction of dockerfile.getInstructions()) {
    if (instruction.getKeyword() === 'FROM') current += 1;
    else if (!described.includes(instruction.getKeyword()))
      step(instruction, stages[current]!, { stages, root });
  }
  const last = stages.at(-1)!;
  return join(last.folder, last.workingFolder);
}

interface Surroundings {
  readonly stages: readonly Stage[];
  readonly root: string;
}

function step(instruction: Instruction, stage: Stage, surroundings: Surroundings): void {
  const content = instruction.getArgumentsContent() ?? '';
  switch (instruction.getKeyword()) {
    case 'WORKDIR':
      stage.workingFolder = content;
      mkdirSync(join(stage.folder, content), { recursive: true });
      return;
    case 'COPY':
      copy(instruction as Copy, stage, surroundings);
      return;
    case 'RUN':
      run(content, stage);
      return;
    default:
      throw new Error(`${instruction.getKeyword()} is not known here`);
  }
}

function copy(instruction: Copy, stage: Stage, { stages, root }: Surroundings): void {
  const from = instruction.getFromFlag()?.getValue();
  const paths = instruction.getArguments().map((argument) => argument.getValue());
  const target = join(stage.folder, posix.resolve(stage.workingFolder, paths.at(-1)!));
  const source = stages.find(({ name }) => name === from);
  if (source === undefined) {
    copyContext(root, paths.slice(0, -1), target);
    return;
  }
  // A folder is copied by its content, a file into the folder.
  for (const path of paths.slice(0, -1)) {
    const isInto = paths.at(-1)!.endsWith('/');
    cpSync(join(source.folder, path), isInto ? join(target, basename(path)) : target, { recursive: true });
  }
}

function copyContext(root: string, paths: readonly string[], target: string): void {
  const files = contextFiles(root, readIgnorePatterns(readFileSync(join(root, '.dockerignore'), 'utf8')));
  for (const path of paths) {
    const wanted = path === '.' ? files : files.filter((file) => file === path);
    if (wanted.length === 0) throw new Error(`COPY ${path}: no such file in the context`);
    for (const file of wanted) {
      mkdirSync(dirname(join(target, file)), { recursive: true });
      cpSync(join(root, file), join(target, file));
    }
  }
}

function run(command: string, { folder, workingFolder }: Stage): void {
  // The user exists in the image alone.
  const [, made] = /^mkdir (\/\w+) && chown node:node \1$/.exec(command) ?? [];
  if (made !== undefined) {
    mkdirSync(join(folder, made));
    return;
  }
  const { status } = spawnSync('sh', ['-euc', command], {
    cwd: join(folder, workingFolder),
    // Standard output is for the result alone.
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error(`RUN ${command}: status ${status}`);
}
