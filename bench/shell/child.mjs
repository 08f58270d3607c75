/** Tells the parent the port of a server, and its CPU time in microseconds whenever it asks. */
export function reportTo(parent, port) {
  parent.on('message', () => {
    const { user, system } = process.cpuUsage();
    parent.send({ cpu: user + system });
  });
  parent.on('disconnect', () => process.exit(0));
  parent.send({ port });
}
