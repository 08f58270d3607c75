import { type Environment, readSetting } from './read-setting.ts';
import { integer, text } from './setting-types.ts';

/** Where the service listens. Apart from the rest, because `sundry health` needs no more. */
export const listenSettings = {
  host: text('HOST', '127.0.0.1', 'address to listen on; 0.0.0.0 or :: for every network'),
  port: integer('PORT', 8080, 'port to listen on; 0 means any free one', [0, 65_535]),
};

/** The address under which this machine reaches a service with these variables. Throws ConfigError for a bad one. */
export function readOwnUrl(environment: Environment): string {
  const host = readSetting(listenSettings.host, environment);
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${readSetting(listenSettings.port, environment)}`;
}
