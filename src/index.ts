export {
  type ErrorCode,
  errorKinds,
  type Fault,
  InputError,
  type Mender,
  UpstreamError,
} from './errors.ts';
export {
  type CachePolicy,
  type Deprecation,
  type Example,
  type FileResult,
  type Group,
  groupOf,
  groups,
  type JsonResult,
  type Needs,
  type Operation,
  type Output,
  type Result,
  type Route,
} from './operation.ts';
export { operations } from './registry.ts';
