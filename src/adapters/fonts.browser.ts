import type * as ofNode from './fonts.ts';

/** The files of a package cannot be read in a browser: refuses, with what to do instead. */
export const installedFonts: typeof ofNode.installedFonts = () => {
  throw new Error(
    'sundry/fonts reads files, which a browser has not: fetch two TrueType files and pass { regular, bold } to toPdf',
  );
};
