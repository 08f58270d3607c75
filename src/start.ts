/**
 * What every run of the command loads: the command, its settings and the declarations. The build puts the modules
 * behind this one into one file, which halves the time until a run begins (docs/decisions/0018).
 */
export { runCommand } from './command/command.ts';
export { processTerminal } from './command/terminal/process-terminal.ts';
export { operationsFor } from './registry.ts';
export { readInvoiceCurrencies } from './service/settings/invoice-settings.ts';
export { readCommandServer } from './service/settings/server-settings.ts';
