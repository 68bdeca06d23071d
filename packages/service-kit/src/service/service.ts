export { type RefusalTexts, type ServiceLanguage, STANDARD_WORDS } from "../errors/texts.ts"
export type { Caller, ServiceCalls, ServiceTools, Visitor } from "./call-routes.ts"
export {
  type Opened,
  type OpenServiceWith,
  openService,
  type ServicePlan,
  type Surroundings,
  toOpenedTools,
  toSubject,
} from "./open-service.ts"
export { repeat } from "./repeat.ts"
export { readServiceConfig, type ServiceConfig, type ServicePresets } from "./service-config.ts"
export type { ServiceDefinition } from "./service-definition.ts"
export { type DataPlace, openAt, openServiceStorage } from "./service-storage.ts"
