/**
 * What an operator reads when a command fails because a package is not installed: the packages that only the service
 * needs are optional, and `npm install --omit=optional` leaves them out. undefined for any other error.
 */
export function missingPackageSentence(command: string, error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'ERR_MODULE_NOT_FOUND')
    return undefined;
  const [, name] = /^Cannot find package '([^']+)'/.exec(error.message) ?? [];
  if (name === undefined) return undefined;
  return `${command} needs the package ${name}, which is not installed; npm install --include=optional installs it`;
}
