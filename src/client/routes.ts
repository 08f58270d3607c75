import { operations } from '../registry.ts';
import { routeTable } from './route-table.ts';

/** The build writes this table out, so that the packed client loads no declarations. */
export const routes = routeTable(operations);
