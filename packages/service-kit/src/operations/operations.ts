export { type HandlersOf, type OperationRoutes, operationRoutes, readStatuses } from "./operation-routes.ts"
