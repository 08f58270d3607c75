import type { OwnValues } from '../arguments/own-flags.ts';
import type { CommandWorld } from '../command-world.ts';
import { CommandLineError } from '../failures/command-line-error.ts';
import { ownText } from '../input/read-input.ts';
import type { ServerAddress } from './server.ts';

/** The server that a run calls, from its flags and settings; undefined for calls in this process. */
export function givenServer(own: OwnValues, world: CommandWorld): ServerAddress | undefined {
  const url = ownText(own, 'url');
  return world.serverOf({ url: url && baseAddress(url), key: ownText(own, 'key') });
}

/** An http or https address without slashes at its end. */
function baseAddress(text: string): string {
  const isAddress = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !/[?#]/.test(text);
  if (!isAddress) throw new CommandLineError(`--url must be an http or https address, not ${text}`);
  return text.replace(/\/+$/, '');
}
