export { ServiceError, type ServiceErrorOptions } from "./service-error.ts"
