import type { Declaration, OperationId } from '../registry.ts';
import type { ClientOf } from './client-of.ts';

/** Every operation, as `client.<group>.<operation>`. The build writes this type out, with the words of the schemas. */
export type Client = ClientOf<Declaration<OperationId>>;
