export { getClientNetwork } from "./client-network.ts"
export { enqueueVisitMessages, type VisitMessenger } from "./enqueue-messages.ts"
export { formatMoney, formatWhen, getCurrency, getWorkshopLanguage } from "./formats.ts"
export { type Html, PAGE_HEADERS, renderPage, renderTextPage } from "./page.ts"
export { readVisitConfig, type VisitConfig } from "./read-visit-config.ts"
export { createVisitReceivers, type VisitMessages } from "./receivers.ts"
export { COMMON_TEXTS } from "./texts/texts.ts"
export type {
  BookedVisit,
  FreeDay,
  VisitActions,
  VisitEvent,
  VisitKind,
  VisitTexts,
  VisitTime,
} from "./visit.types.ts"
export { readSenderAddress } from "./visit-calendar.ts"
export { openVisitRoutes } from "./visit-routes.ts"
export { createVisitToken, maskVisitTokens, readVisitToken } from "./visit-token.ts"
