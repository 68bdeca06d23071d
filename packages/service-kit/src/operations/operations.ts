export { type HandlersOf, type OperationRoutes, operationRoutes } from "./operation-routes.ts"
export { Refusal, type RefusalWords } from "./refusal.ts"
