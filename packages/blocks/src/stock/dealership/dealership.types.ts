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
  /** The names of the brands. */
  readonly brands: readonly string[]
  readonly people: readonly Person[]
}

/** The data of a dealership for lists and for cars. */
export interface DealershipView {
  /** The address of its page; `null` when dealerships have no pages. */
  readonly href: string | null
  readonly name: string
  readonly street: string
  readonly postcode: string
  readonly city: string
  readonly phone?: string
  readonly email?: string
  readonly picture: CarPicture | null
  /** The address of a map search. */
  readonly directionsHref: string
  /** The opening hours of the sales department, which determine whether the dealership is open. */
  readonly schedule: OpeningSchedule | null
}

/** The data of a dealership that its page shows. */
export interface DealershipPageView extends DealershipView {
  /** The first day for which special hours are shown. */
  readonly today: CalendarDay
  readonly position: { readonly lat: number; readonly lng: number } | null
  readonly departments: readonly Department[]
  /** The latest cars, at most twelve. Spec 2 §9. */
  readonly cars: readonly StockCar[]
  /** The list of cars, filtered by the dealership; `null` when there is none. */
  readonly carsHref: string | null
}
