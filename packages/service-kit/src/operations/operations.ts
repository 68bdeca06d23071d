export { createOperationRoutes, type HandlersOf, type OperationRoutes, readStatuses } from "./operation-routes.ts"
