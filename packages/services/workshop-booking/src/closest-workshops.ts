import type { StreamOpening } from "@forecourt/contracts/call"
import { getDistanceKm, type Position } from "@forecourt/contracts/distance"
import type {
  FetchEarliestTimeInput,
  WatchClosestWorkshopsEvent,
  WatchClosestWorkshopsInput,
  WorkshopBookingEarliestTime,
  WorkshopBookingWorkshop,
} from "@forecourt/contracts/workshop-booking"
import type { Statements } from "@forecourt/service-kit/storage"
import { getCurrency } from "@forecourt/service-kit/visits"
import { fetchOffers } from "./catalogue.ts"
import { NO_MILEAGE } from "./conditions.ts"
import { fetchTakenSoon, findFirstTime, type Stretch } from "./free-times.ts"
import { fetchTerms, getTotalMinutes, parseCodes } from "./offerings.ts"
import { fetchAbilities } from "./storage/workshop-prices.ts"
import { listWorkshops, type Workshop } from "./storage/workshops.ts"
import type { Texts } from "./texts.ts"
import { fetchSupportedCar } from "./vehicles.ts"
import { SERVICE } from "./workshop-booking.config.ts"
import type { WorkshopBookingContext } from "./workshop-booking.types.ts"
import { sortByDistance } from "./workshops.ts"

/** The number of workshops with free times per page. Spec 3 §4.1. */
const PAGE = 5
/** The distance from which a workshop is far away, so that a nearer one that does not do everything is named. */
const FAR_KM = 50

/** Streams workshops with free times, closest first. Spec 3 §7.1. */
export async function watchClosestWorkshops(
  context: WorkshopBookingContext,
  { regNo, serviceOfferings, latitude, longitude, cursor, milage = NO_MILEAGE }: WatchClosestWorkshopsInput,
  { lastEventId, signal }: StreamOpening,
  texts: Texts,
): Promise<AsyncIterable<WatchClosestWorkshopsEvent>> {
  const { storage } = context
  const { brand } = await fetchSupportedCar(storage, regNo)
  const terms = await fetchTerms(storage, parseCodes(serviceOfferings))
  const codes = terms.map(({ code }) => code)
  const position = { latitude, longitude }
  const { inOrder, able, abilities } = await sortWorkshops(storage, { brand, codes, position })
  const behind = lastEventId ?? cursor
  const workshops = able.slice(able.findIndex(({ id }) => id === behind) + 1)
  const createHint = (first: Workshop | null) =>
    behind === undefined ? createNearerHint({ inOrder, abilities, codes, position }, first) : {}
  return emitWorkshops(context, {
    workshops,
    codes,
    milage,
    createHint,
    minutes: getTotalMinutes(terms),
    signal,
    texts,
  })
}

/**
 * Fetches the earliest free time of all workshops that provide the requested services. If several have it, the closest one
 * is returned.
 */
export async function fetchEarliestTime(
  { storage, now }: WorkshopBookingContext,
  { registrationNumber, serviceOfferings, ...position }: FetchEarliestTimeInput,
): Promise<WorkshopBookingEarliestTime> {
  const { brand } = await fetchSupportedCar(storage, registrationNumber)
  const terms = await fetchTerms(storage, parseCodes(serviceOfferings))
  const codes = terms.map(({ code }) => code)
  const minutes = getTotalMinutes(terms)
  const { able } = await sortWorkshops(storage, { brand, codes, position })
  const ids = able.map(({ id }) => id)
  const taken = await fetchTakenSoon(storage, ids, now())
  let earliest: { readonly workshop: Workshop; readonly first: Stretch } | null = null
  for (const workshop of able) {
    const first = await findFirstTime(storage, { workshop, minutes, now: now() }, taken.get(workshop.id) ?? new Map())
    if (first !== null && (earliest === null || getInstant(first) < getInstant(earliest.first)))
      earliest = { workshop, first }
  }
  return earliest === null ? {} : { workshop: toWorkshop(earliest.workshop, earliest.first) }
}

function getInstant({ slots }: Stretch): number {
  return slots[0]?.instant ?? Number.POSITIVE_INFINITY
}

interface Wanted {
  readonly brand: string
  readonly codes: readonly string[]
  readonly position: Position
}

interface SortedWorkshops {
  /** The workshops that take the brand, the closest one first. */
  readonly inOrder: readonly Workshop[]
  /** Those of them that provide all services. */
  readonly able: readonly Workshop[]
  /** The services that each workshop provides. */
  readonly abilities: ReadonlyMap<string, ReadonlySet<string>>
}

async function sortWorkshops(storage: Statements, { brand, codes, position }: Wanted): Promise<SortedWorkshops> {
  const abilities = await fetchAbilities(storage, codes)
  const inOrder = sortByDistance(await listWorkshops(storage, brand), position)
  return { inOrder, able: inOrder.filter(({ id }) => abilities.get(id)?.size === codes.length), abilities }
}

type Hinting = Omit<Wanted, "brand"> & Omit<SortedWorkshops, "able">

type Hint = Pick<WorkshopBookingWorkshop, "nearer">

/**
 * Names the closest workshop that provides all services but one, if the closest workshop that provides all of them is
 * far away or missing.
 */
function createNearerHint({ inOrder, abilities, codes, position }: Hinting, first: Workshop | null): Hint {
  const km = first === null ? Number.POSITIVE_INFINITY : getDistanceKm(position, first)
  if (km <= FAR_KM || codes.length < 2) return {}
  const nearer = inOrder.find(({ id }) => abilities.get(id)?.size === codes.length - 1)
  const code = codes.find((item) => nearer !== undefined && !abilities.get(nearer.id)?.has(item))
  if (nearer === undefined || code === undefined || getDistanceKm(position, nearer) >= km) return {}
  return { nearer: { departmentId: nearer.id, siteName: nearer.siteName, code } }
}

interface Emitting {
  readonly workshops: readonly Workshop[]
  readonly codes: readonly string[]
  readonly milage: number
  readonly createHint: (first: Workshop | null) => Hint
  readonly minutes: number
  readonly signal: AbortSignal
  readonly texts: Texts
}

async function* emitWorkshops(
  { storage, now, log }: WorkshopBookingContext,
  { workshops, codes, milage, createHint, minutes, signal, texts }: Emitting,
): AsyncGenerator<WatchClosestWorkshopsEvent> {
  let last: Workshop | null = null
  let count = 0
  try {
    for (let from = 0; from < workshops.length; from += PAGE + 1) {
      if (signal.aborted) return
      const some = workshops.slice(from, from + PAGE + 1)
      const ids = some.map(({ id }) => id)
      const taken = await fetchTakenSoon(storage, ids, now())
      const offers = await fetchOffers(storage, ids, codes, milage)
      for (const workshop of some) {
        const soon = taken.get(workshop.id) ?? new Map()
        const first = await findFirstTime(storage, { workshop, minutes, now: now() }, soon)
        if (first === null) continue
        if (count === PAGE && last !== null) return yield { name: "page", data: { cursor: last.id } }
        const hint = last === null ? createHint(workshop) : {}
        last = workshop
        count += 1
        const data = { ...toWorkshop(workshop, first), offers: offers.get(workshop.id) ?? [], ...hint }
        yield { name: "message", id: workshop.id, data }
      }
    }
    yield { name: "nosites", data: { nosites: true, ...(last === null && createHint(null)) } }
  } catch (error) {
    log(`${SERVICE}: the search for workshops failed (${error instanceof Error ? error.name : "Error"}).`)
    yield { name: "failed", data: { error: texts.refusals.ServerError } }
  }
}

function toWorkshop(workshop: Workshop, first: Stretch) {
  const { id, siteId, siteName, address, latitude, longitude, brands, freeUntil, lateFee, country } = workshop
  const cancellation = { freeUntil: freeUntil ?? "", fee: lateFee ?? 0, currency: getCurrency(country) }
  return {
    departmentId: id,
    siteId,
    siteName,
    address,
    latitude,
    longitude,
    brands: [...brands],
    firstTimeSlot: first.startsAt,
    isFirstFullDay: first.isFullDay,
    ...(freeUntil !== null && lateFee !== null && { cancellation }),
  }
}
