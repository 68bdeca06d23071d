import type { SiteContext } from "@forecourt/renderer"
import { getGroupTexts } from "@forecourt/renderer/texts"
import { createTexts } from "../forms/message-form.texts.ts"
import { createMapLabels } from "../stock/dealership/map-labels.ts"

export type BookingTexts = ReturnType<typeof createBookingTexts>

const KIT = [
  "bottomSheet.close",
  "combobox.count",
  "combobox.empty",
  "combobox.failed",
  "combobox.list",
  "combobox.loading",
  "field.pattern",
  "field.required",
  "field.tooLong",
  "form.entry",
  "form.summary",
  "overlay.busy",
  "plate.label",
  "serviceChoice.single",
  "sort.apply",
  "sort.label",
  "steps.change",
  "steps.label",
  "steps.step",
  "streamList.count",
  "streamList.end",
  "streamList.failed",
  "streamList.loading",
  "streamList.more",
  "streamList.none",
  "streamList.retry",
  "textArea.count",
  "textArea.left",
  "unitSelector.label",
  "unitSelector.option",
  "weekSelector.allDay",
  "weekSelector.earlier",
  "weekSelector.later",
  "weekSelector.loading",
  "weekSelector.none",
  "weekSelector.slot",
  "weekSelector.times",
  "weekSelector.week",
  "weekSelector.weeks",
] as const

/**
 * Creates the texts of the booking. Its contact fields use the kit's texts but not the kit's fields, since phone numbers
 * in this form may be shorter.
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
    kit: createTexts(text, KIT, (key) => key),
  }
}
