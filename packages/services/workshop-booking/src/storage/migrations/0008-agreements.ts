import type { Migration } from "@forecourt/service-kit/storage"

const BOOKING = {
  id: "text",
  workshopId: "text",
  country: "text",
  freeUntil: "text?",
  lateFee: "number?",
  mileage: "number",
  offerings: "text",
} as const
const OFFERING = { code: "text", name: "text", unit: "text", minutes: "number" } as const
const PRICE = { workshopId: "text", code: "text", fromMileage: "number", price: "number?" } as const

type Requests = readonly { readonly kobraId: string; readonly unitsSelected: number | null }[]

/**
 * Adds the services, the price, the duration and the terms of late cancelling to each booking. Earlier bookings have
 * those that their messages and pages showed until now.
 */
export const agreements: Migration = {
  number: 8,
  name: "agreements",
  async up(tx) {
    await tx.run("alter table bookings add column agreement text not null default '{}'")
    const bookings = await tx.all(
      BOOKING,
      `select bookings.id, workshop_id as "workshopId", country, free_until as "freeUntil", late_fee as "lateFee", mileage,
       offerings from bookings join workshops on workshops.id = workshop_id`,
    )
    if (bookings.length === 0) return
    const offerings = await tx.all(OFFERING, "select code, name, unit_abbreviation as unit, minutes from offerings")
    const prices = await tx.all(
      PRICE,
      `select workshop_id as "workshopId", code, from_mileage as "fromMileage", price from workshop_prices
       order by from_mileage`,
    )
    for (const { id, workshopId, country, freeUntil, lateFee, mileage, offerings: requested } of bookings) {
      const booked = (JSON.parse(requested) as Requests).map(({ kobraId, unitsSelected: units }) => {
        const offering = offerings.find(({ code }) => code === kobraId)
        const price =
          prices.findLast((row) => row.workshopId === workshopId && row.code === kobraId && row.fromMileage <= mileage)
            ?.price ?? null
        const service = {
          name: offering?.name ?? kobraId,
          units,
          unit: offering?.unit ?? "",
          price: price === null ? null : price * (units ?? 1),
        }
        return { service, minutes: offering?.minutes ?? 0 }
      })
      const services = booked.map(({ service }) => service)
      const minutes = booked.reduce((sum, item) => sum + item.minutes, 0)
      const price = services.some((service) => service.price === null)
        ? null
        : services.reduce((sum, service) => sum + (service.price ?? 0), 0)
      const agreement = JSON.stringify({ country, services, minutes, price, freeUntil, lateFee })
      await tx.run("update bookings set agreement = ? where id = ?", agreement, id)
    }
  },
}
