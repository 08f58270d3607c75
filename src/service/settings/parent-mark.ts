import type { Environment } from './read-setting.ts';

/** Not a setting: the parent of several processes sets it for those it starts. */
const NAME = 'SUNDRY_PARENT_PID';

/** The environment for a process that the process with this id starts. */
export function markedEnvironment(environment: Environment, pid: number): Environment {
  return { ...environment, [NAME]: String(pid) };
}

/** Whether the parent with this id has set the mark: a process that inherits it from further above is not a child of it. */
export function hasMarkOf(environment: Environment, parentPid: number): boolean {
  return environment[NAME] === String(parentPid);
}
