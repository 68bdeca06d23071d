import type { CalendarDay, OpeningSchedule } from "@forecourt/calendar"
import type { CarPicture, StockCar } from "../stock.types.ts"

export interface Person {
  readonly name: string
  readonly title?: string
  readonly phone?: string
  readonly email?: string
}

export interface Department {
  readonly id: string
  readonly name: string
  readonly phone?: string
  readonly email?: string
  readonly schedule: OpeningSchedule | null
  /** By name. */
  readonly brands: readonly string[]
  readonly people: readonly Person[]
}

/** A dealership with what lists and cars say of it. */
export interface DealershipView {
  /** Its page; `null` where dealerships have none. */
  readonly href: string | null
  readonly name: string
  readonly street: string
  readonly postcode: string
  readonly city: string
  readonly phone?: string
  readonly email?: string
  readonly picture: CarPicture | null
  /** Search of a maps service. */
  readonly directionsHref: string
  /** The opening hours of the sales department, which determine whether the dealership is open. */
  readonly schedule: OpeningSchedule | null
}

/** A dealership with everything that its page says. */
export interface DealershipPageView extends DealershipView {
  /** The day from which on special hours are shown. */
  readonly today: CalendarDay
  readonly position: { readonly lat: number; readonly lng: number } | null
  readonly departments: readonly Department[]
  /** The latest ones, at most twelve. Spec 2 §9. */
  readonly cars: readonly StockCar[]
  /** The list of cars, filtered by the dealership; `null` when there is none. */
  readonly carsHref: string | null
}
