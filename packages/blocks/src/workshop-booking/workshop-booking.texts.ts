import type { SiteContext } from "@forecourt/renderer"
import type { PlaceMapLabels } from "@forecourt/ui-kit/map"
import { createMapLabels } from "../stock/dealership/map-labels.ts"

export type BookingTexts = Readonly<
  Record<(typeof NAMES)[number] | keyof typeof CONTACT | (typeof PLACES)[number], string>
> & {
  readonly map: PlaceMapLabels
  readonly kit: Readonly<Record<(typeof KIT)[number], string>>
}

const NAMES = [
  "car",
  "car.done",
  "place",
  "place.example",
  "place.mine",
  "place.here",
  "place.denied",
  "change",
  "next",
  "retry",
  "noScript",
  "unsupported",
  "authorised",
  "unauthorised",
  "services",
  "services.done",
  "services.loading",
  "damage.text",
  "words",
  "words.missing",
  "mileage",
  "mileage.unit",
  "mileage.missing",
  "addOns",
  "addOns.done",
  "addOns.none",
  "addOns.zero",
  "time",
  "time.done",
  "time.change",
  "workshop",
  "workshops.help",
  "sort.nearest",
  "sort.firstTime",
  "firstTime",
  "choose",
  "times",
  "allDay",
  "contact",
  "comment",
  "phone.error",
  "submit",
  "failed",
  "failedServices",
  "summary",
  "summary.empty",
  "year",
  "agreement",
  "personal",
  "total",
  "total.note",
  "priceMissing",
  "priceMissing.hint",
  "priceMissing.note",
  "confirmed",
  "number",
  "when",
  "directions",
  "calendar",
  "new",
] as const

/**
 * The keys of the UI kit's texts for contact fields. This form uses the kit's texts but not its fields, since phone
 * numbers in this form may be shorter.
 */
const CONTACT = {
  firstName: "contact.firstName",
  lastName: "contact.lastName",
  phone: "contact.phone",
  email: "contact.email",
  emailError: "contact.email.error",
} as const

const PLACES = ["places.near", "places.none", "places.postcode", "places.source"] as const

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

export function createBookingTexts(site: Pick<SiteContext, "text">): BookingTexts {
  const { text } = site
  const createTexts = <Name extends string>(
    names: readonly Name[],
    keyOf: (name: Name) => Parameters<typeof text>[0],
  ) => Object.fromEntries(names.map((name) => [name, text(keyOf(name))])) as Readonly<Record<Name, string>>
  return {
    ...createTexts(NAMES, (name) => `booking.${name}`),
    ...createTexts(Object.keys(CONTACT) as (keyof typeof CONTACT)[], (name) => CONTACT[name]),
    ...createTexts(PLACES, (key) => key),
    map: createMapLabels(site),
    kit: createTexts(KIT, (key) => key),
  }
}
