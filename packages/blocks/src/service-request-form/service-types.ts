import type { SiteContext } from "@forecourt/renderer"
import type { ServiceRequestForm } from "../generated/service-request-form.ts"

/** The available services. Spec 3 §9.1. */
const TYPES = {
  Cars: [
    ...(["service", "winter", "inspection", "wheels", "older", "repair", "paint", "glass", "aircon"] as const),
    ...(["damage", "else"] as const),
  ],
  Motorcycles: ["mcService", "mcParts", "else"],
} as const

export function createServiceTypes(vehicle: ServiceRequestForm["vehicle"], { text }: Pick<SiteContext, "text">) {
  return TYPES[vehicle].map((name) => text(`serviceRequest.types.${name}`))
}
