import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Debian's: it is not on the path of every user. */
export const NGINX = '/usr/sbin/nginx';

const source = new URL('../../deploy/nginx.conf', import.meta.url);

export interface NginxOptions {
  /** An empty folder for its configuration, its temporary files and `access.log`. */
  readonly folder: string;
  /** Where it listens, on 127.0.0.1. */
  readonly port: number;
  /** The ports of the nodes on 127.0.0.1, as many as deploy/nginx.conf names. */
  readonly nodes: readonly number[];
}

/**
 * Writes deploy/nginx.conf with these addresses, and around it the http block in which it belongs; returns the
 * arguments of nginx. Each line of access.log has the method, the status and the nodes that were asked.
 */
export function nginxArgs({ folder, port, nodes }: NginxOptions): readonly string[] {
  const site = join(folder, 'sundry.conf');
  writeFileSync(site, siteFor(port, nodes));
  const main = join(folder, 'nginx.conf');
  writeFileSync(main, mainAround(site, folder));
  mkdirSync(join(folder, 'temporary'));
  return ['-e', 'stderr', '-c', main];
}

function siteFor(port: number, nodes: readonly number[]): string {
  const text = readFileSync(source, 'utf8');
  const addresses = text.match(/(?<=server )[\d.]+:8080(?= )/g) ?? [];
  if (addresses.length !== nodes.length) throw new Error(`deploy/nginx.conf has ${addresses.length} nodes`);
  const placed = addresses.reduce(
    (site, address, index) => site.replace(`server ${address} `, `server 127.0.0.1:${nodes[index]} `),
    text,
  );
  const line = '\n    listen 8080;';
  if (!placed.includes(line)) throw new Error('deploy/nginx.conf listens elsewhere');
  return placed.replace(line, `\n    listen 127.0.0.1:${port};`);
}

function mainAround(site: string, folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${folder}/temporary/${name};`)
    .join('\n');
  return `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
${temporary}
  log_format asked '$request_method $status $upstream_addr';
  access_log ${folder}/access.log asked;
  include ${site};
}
`;
}
