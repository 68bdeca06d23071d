import type { SiteContext } from "@forecourt/renderer"
import { getGroupTexts } from "@forecourt/renderer/texts"
import { createMapLabels } from "../stock/dealership/map-labels.ts"
import { selectTexts } from "../stock/select-texts.ts"

export type BookingTexts = ReturnType<typeof createBookingTexts>

const CHOICES = ["combobox", "serviceChoice", "sort", "textArea", "unitSelector", "weekSelector"] as const
const FRAME = ["overlay", "steps", "streamList"] as const
const ERRORS = ["field.pattern", "field.required", "field.tooLong", "form.entry", "form.summary"] as const

/**
 * Returns the texts of the booking. They include the UI kit's texts except those of its fields, since a booking accepts
 * shorter phone numbers than other forms.
 */
export function createBookingTexts(site: Pick<SiteContext, "text">) {
  const { text } = site
  return {
    ...getGroupTexts(site, "booking"),
    firstName: text("contact.firstName"),
    lastName: text("contact.lastName"),
    phone: text("contact.phone"),
    email: text("contact.email"),
    emailError: text("contact.email.error"),
    places: getGroupTexts(site, "places"),
    map: createMapLabels(site),
    kit: selectTexts(site, [...CHOICES, ...FRAME], [...ERRORS, "bottomSheet.close", "plate.label"]),
  }
}
