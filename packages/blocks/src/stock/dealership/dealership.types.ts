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
  readonly brands: readonly string[]
  readonly people: readonly Person[]
}

export interface DealershipView {
  /** The URL of the dealership's page, or `null` if the site has no dealership pages. */
  readonly href: string | null
  readonly name: string
  readonly street: string
  readonly postcode: string
  readonly city: string
  readonly phone?: string
  readonly email?: string
  readonly picture: CarPicture | null
  readonly directionsHref: string
  /**
   * The opening hours of the sales department, or `null` if they are unknown. The dealership is shown as open during
   * these hours.
   */
  readonly schedule: OpeningSchedule | null
}

export interface DealershipPageView extends DealershipView {
  /** The current day. Special opening hours are shown from this day on. */
  readonly today: CalendarDay
  readonly position: { readonly lat: number; readonly lng: number } | null
  readonly departments: readonly Department[]
  /** The dealership's latest cars, at most twelve. Spec 2 §9. */
  readonly cars: readonly StockCar[]
  readonly carsHref: string | null
}
