import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** A face of a dependency. */
export interface PackagedFont {
  readonly name: string;
  readonly file: string;
}

/** The faces that documents are set in. */
export const packaged = {
  regular: { name: '@expo-google-fonts/arimo', file: '400Regular/Arimo_400Regular.ttf' },
  bold: { name: '@expo-google-fonts/arimo', file: '700Bold/Arimo_700Bold.ttf' },
  italic: { name: '@expo-google-fonts/arimo', file: '400Regular_Italic/Arimo_400Regular_Italic.ttf' },
  boldItalic: { name: '@expo-google-fonts/arimo', file: '700Bold_Italic/Arimo_700Bold_Italic.ttf' },
  code: { name: '@expo-google-fonts/cousine', file: '400Regular/Cousine_400Regular.ttf' },
} as const satisfies Readonly<Record<string, PackagedFont>>;

/** The face of emoji, whose package may be left out. */
export const emojiFont: PackagedFont = {
  name: '@expo-google-fonts/noto-emoji',
  file: '400Regular/NotoEmoji_400Regular.ttf',
};

export function pathOfPackaged({ name, file }: PackagedFont): string {
  return require.resolve(`${name}/${file}`);
}

/** The same of a package that may be left out; undefined where it is. */
export function pathIfInstalled(font: PackagedFont): string | undefined {
  try {
    return pathOfPackaged(font);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
