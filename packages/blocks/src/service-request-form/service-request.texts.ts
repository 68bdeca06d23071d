import type { SiteContext } from "@forecourt/renderer"
import { createMessageFormTexts, createTexts, type MessageFormTexts } from "../forms/message-form.texts.ts"
import type { ServiceRequestForm } from "../generated/service-request-form.ts"

export type ServiceRequestTexts = MessageFormTexts & Readonly<Record<(typeof NAMES)[number] | "regno", string>>

const NAMES = ["site", "services", "description", "milage", "date"] as const

const KIT = [
  ...(["field.check", "field.number", "dateField.open", "dateField.pattern"] as const),
  ...(["dateField.unreadable", "dateField.early", "dateField.late", "calendar.label"] as const),
  ...(["calendar.previous", "calendar.next", "dialog.close"] as const),
]

/** The available services. Spec 3 §9.1. */
const TYPES = {
  Cars: [
    ...(["service", "winter", "inspection", "wheels", "older", "repair", "paint", "glass", "aircon"] as const),
    ...(["damage", "else"] as const),
  ],
  Motorcycles: ["mcService", "mcParts", "else"],
} as const

export function createServiceRequestTexts({ text }: Pick<SiteContext, "text">): ServiceRequestTexts {
  return {
    ...createMessageFormTexts(text, { failed: "serviceRequest.failed", kit: KIT }),
    ...createTexts(text, NAMES, (name) => `serviceRequest.${name}`),
    regno: text("plate.label"),
  }
}

export function createServiceTypes(vehicle: ServiceRequestForm["vehicle"], { text }: Pick<SiteContext, "text">) {
  return TYPES[vehicle].map((name) => text(`serviceRequest.types.${name}`))
}
