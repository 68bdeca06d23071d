export { type HandlersOf, type OperationRoutes, operationRoutes } from "./operation-routes.ts"
export { Refusal } from "./refusal.ts"
