import type { bookingSetup } from "./booking-setup.ts"
import { formatCodes, getNextDay, NO_MILEAGE } from "./workshop-booking.rules.ts"
import type { Load, LoadStatus, WorkshopBookingCalls, WorkshopBookingContext } from "./workshop-booking.types.ts"

type ActionQueue = Parameters<Parameters<typeof bookingSetup.enqueueActions>[0]>[0]["enqueue"]
export type Enqueue = Pick<ActionQueue, "assign" | "cancel" | "raise" | "spawnChild" | "stopChild">
export const CALLS = {
  brand: "fetchAuthorizedWorkshop",
  services: "fetchServices",
  medians: "fetchServices",
  addons: "fetchAddons",
  earliest: "fetchEarliestTime",
  workshops: "watchClosestWorkshops",
  times: "fetchTimeslots",
  prices: "fetchPrices",
} as const satisfies Readonly<Record<Load, keyof WorkshopBookingCalls>>

export const LOADS = Object.keys(CALLS) as readonly Load[]
export const NO_LOADS = Object.fromEntries(LOADS.map((load) => [load, "idle"])) as Readonly<Record<Load, LoadStatus>>

type At = { readonly context: WorkshopBookingContext }

const getCarInput = ({ context: { session } }: At) => ({
  registrationNumber: session.car?.registrationNumber ?? "",
  lat: session.lat ?? 0,
  lng: session.lng ?? 0,
  ...(session.milage !== undefined && { milage: session.milage }),
})

const getChosenInput = ({ context: { session } }: At) => ({
  registrationNumber: session.car?.registrationNumber ?? "",
  departmentId: session.location?.departmentId ?? "",
  serviceOfferings: formatCodes(session.services),
})

const SPAWN: Readonly<Record<Load, (enqueue: Enqueue) => void>> = {
  brand: (enqueue) =>
    enqueue.spawnChild(CALLS.brand, {
      id: "brand",
      input: ({ context }) => ({ brand: (context.session.car?.brand ?? "").replaceAll(" ", "-") }),
    }),
  services: (enqueue) => enqueue.spawnChild(CALLS.services, { id: "services", input: getCarInput }),
  medians: (enqueue) => enqueue.spawnChild(CALLS.medians, { id: "medians", input: getCarInput }),
  addons: (enqueue) => enqueue.spawnChild(CALLS.addons, { id: "addons", input: getCarInput }),
  earliest: (enqueue) =>
    enqueue.spawnChild(CALLS.earliest, {
      id: "earliest",
      input: ({ context: { session } }) => ({
        registrationNumber: session.car?.registrationNumber ?? "",
        serviceOfferings: formatCodes(session.services),
        latitude: session.lat ?? 0,
        longitude: session.lng ?? 0,
      }),
    }),
  workshops: (enqueue) =>
    enqueue.spawnChild(CALLS.workshops, {
      id: "workshops",
      syncSnapshot: true,
      input: ({ context: { session, workshops } }) => {
        const cursor = workshops.at(-1)?.departmentId
        return {
          regNo: session.car?.registrationNumber ?? "",
          serviceOfferings: formatCodes(session.services),
          latitude: session.lat ?? 0,
          longitude: session.lng ?? 0,
          ...(cursor !== undefined && { cursor }),
          ...(session.milage !== undefined && { milage: session.milage }),
        }
      },
    }),
  times: (enqueue) =>
    enqueue.spawnChild(CALLS.times, {
      id: "times",
      input: (at) => {
        const { visitorId } = at.context.session
        const date = `${getNextDay(at.context)}T00:00:00`
        return { ...getChosenInput(at), date, ...(visitorId !== undefined && { visitorId }) }
      },
    }),
  prices: (enqueue) =>
    enqueue.spawnChild(CALLS.prices, {
      id: "prices",
      input: (at) => ({ ...getChosenInput(at), milage: at.context.session.milage ?? NO_MILEAGE }),
    }),
}

export function startLoad(enqueue: Enqueue, load: Load): void {
  enqueue.stopChild(load)
  setStatus(enqueue, load, "loading")
  SPAWN[load](enqueue)
}

export function stopLoads(enqueue: Enqueue, loads: readonly Load[]): void {
  for (const load of loads) {
    enqueue.stopChild(load)
    setStatus(enqueue, load, "idle")
  }
}

export function setStatus(enqueue: Enqueue, load: Load, status: LoadStatus): void {
  enqueue.assign(({ context: { loads } }) => ({ loads: { ...loads, [load]: status } }))
}
