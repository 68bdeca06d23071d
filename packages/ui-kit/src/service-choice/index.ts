export type {
  ServiceChoiceChoiceProps,
  ServiceChoiceLabels,
  ServiceChoiceReason,
  ServiceChoiceRootProps,
  ServiceChoiceState,
} from "./service-choice.tsx"
export * as ServiceChoice from "./service-choice.tsx"
export type { Choices, Selection } from "./service-choice-core.ts"
