import { describe, expect, it } from 'vitest';
import { missingPackageSentence } from './missing-package.ts';

describe('a command that lacks an optional package names it and how to install it', () => {
  it('in one sentence', () => {
    const message = "Cannot find package 'pino' imported from /app/dist/service/log.js";
    expect(missingPackageSentence('serve', moduleError(message))).toBe(
      'serve needs the package pino, which is not installed; npm install --include=optional installs it',
    );
  });

  it.each([
    {
      name: 'a file of the program',
      error: moduleError("Cannot find module '/app/dist/log.js' imported from /app/dist/cli.js"),
    },
    { name: 'another error', error: new Error("Cannot find package 'pino' imported from a test") },
    { name: 'no error at all', error: "Cannot find package 'pino'" },
  ])('but leaves $name alone', ({ error }) => {
    expect(missingPackageSentence('serve', error)).toBeUndefined();
  });
});

function moduleError(message: string): Error {
  return Object.assign(new Error(message), { code: 'ERR_MODULE_NOT_FOUND' });
}
