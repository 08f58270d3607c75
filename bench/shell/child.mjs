/** Sends the parent the port of a server, and on request its CPU time in microseconds. */
export function reportTo(parent, port) {
  parent.on('message', () => {
    const { user, system } = process.cpuUsage();
    parent.send({ cpu: user + system });
  });
  parent.on('disconnect', () => process.exit(0));
  parent.send({ port });
}
