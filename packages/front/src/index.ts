export {
  createFront,
  type FailureKind,
  type Front,
  type FrontOptions,
  type FrontReport,
} from "./front.ts"
export { type NextServer, type StartNextOptions, startNext } from "./next-process.ts"
export { createHashSource, type PageFacts, type Policy } from "./policy.ts"
export type { WholePage } from "./publisher.ts"
export type { Route } from "./route.ts"
export { readSecret } from "./secret.ts"
export {
  createUpstream,
  type Upstream,
  type UpstreamOptions,
  type UpstreamRequest,
  type UpstreamResponse,
} from "./upstream.ts"
export { getPathname, isRead, type Visit } from "./visit.ts"
