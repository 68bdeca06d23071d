import type { StreamOpening } from "@forecourt/contracts/call"
import type { WatchClosestWorkshopsEvent, WatchClosestWorkshopsInput } from "@forecourt/contracts/workshop-booking"
import { fetchTakenSoon, findFirstTime } from "./free-times.ts"
import { fetchTerms, getTotalMinutes, parseCodes } from "./offerings.ts"
import { listAbleWorkshops } from "./storage/workshop-prices.ts"
import { listWorkshops, type Workshop } from "./storage/workshops.ts"
import type { Texts } from "./texts.ts"
import { fetchSupportedCar } from "./vehicles.ts"
import { SERVICE } from "./workshop-booking.config.ts"
import type { WorkshopBookingContext } from "./workshop-booking.types.ts"
import { sortByDistance } from "./workshops.ts"

/** The number of workshops with free times per page. Spec 3 §4.1. */
const PAGE = 5

/** Streams workshops with free times, closest first. Spec 3 §7.1. */
export async function watchClosestWorkshops(
  context: WorkshopBookingContext,
  { regNo, serviceOfferings, latitude, longitude, cursor }: WatchClosestWorkshopsInput,
  { lastEventId, signal }: StreamOpening,
  texts: Texts,
): Promise<AsyncIterable<WatchClosestWorkshopsEvent>> {
  const { storage } = context
  const { brand } = await fetchSupportedCar(storage, regNo)
  const terms = await fetchTerms(storage, parseCodes(serviceOfferings))
  const does = await listAbleWorkshops(
    storage,
    terms.map(({ code }) => code),
  )
  const able = (await listWorkshops(storage, brand)).filter(({ id }) => does.has(id))
  const inOrder = sortByDistance(able, { latitude, longitude })
  const behind = lastEventId ?? cursor
  const workshops = inOrder.slice(inOrder.findIndex(({ id }) => id === behind) + 1)
  return emitWorkshops(context, { workshops, minutes: getTotalMinutes(terms), signal, texts })
}

interface Emitting {
  readonly workshops: readonly Workshop[]
  readonly minutes: number
  readonly signal: AbortSignal
  readonly texts: Texts
}

async function* emitWorkshops(
  { storage, now, log }: WorkshopBookingContext,
  { workshops, minutes, signal, texts }: Emitting,
): AsyncGenerator<WatchClosestWorkshopsEvent> {
  let last: Workshop | null = null
  let count = 0
  try {
    for (let from = 0; from < workshops.length; from += PAGE + 1) {
      if (signal.aborted) return
      const some = workshops.slice(from, from + PAGE + 1)
      const ids = some.map(({ id }) => id)
      const taken = await fetchTakenSoon(storage, ids, now())
      for (const workshop of some) {
        const soon = taken.get(workshop.id) ?? new Map()
        const firstTimeSlot = await findFirstTime(storage, { workshop, minutes, now: now() }, soon)
        if (firstTimeSlot === null) continue
        if (count === PAGE && last !== null) return yield { name: "page", data: { cursor: last.id } }
        last = workshop
        count += 1
        yield { name: "message", id: workshop.id, data: toWorkshop(workshop, firstTimeSlot) }
      }
    }
    yield { name: "nosites", data: { nosites: true } }
  } catch (error) {
    log(`${SERVICE}: the search for workshops failed (${error instanceof Error ? error.name : "Error"}).`)
    yield { name: "failed", data: { error: texts.refusals.ServerError } }
  }
}

function toWorkshop({ id, siteId, siteName, address, latitude, longitude, brands }: Workshop, firstTimeSlot: string) {
  return { departmentId: id, siteId, siteName, address, latitude, longitude, brands: [...brands], firstTimeSlot }
}
