"use client"

import type { RefObject } from "react"
import type { Anatomy } from "../anatomy/anatomy.ts"
import type { Send } from "../behaviour/use-behaviour.ts"
import { createPartContext } from "../part/part-context.ts"
import type { CarouselEvent, CarouselState } from "./carousel-core.ts"
import type { Measured, Track } from "./carousel-track.ts"

export interface CarouselLabels {
  /** The `aria-roledescription` of the carousel. Defaults to the message `carousel.role`. */
  readonly role?: string
  /** The `aria-roledescription` of a slide. Defaults to the message `carousel.slideRole`. */
  readonly slideRole?: string
  /** The accessible name of the button that starts autoplay. Defaults to the message `carousel.play`. */
  readonly play?: string
  /** The accessible name of the button that pauses autoplay. Defaults to the message `carousel.pause`. */
  readonly pause?: string
  /** The accessible name of the button for the previous slide. Defaults to the message `carousel.previous`. */
  readonly previous?: string
  /** The accessible name of the button for the next slide. Defaults to the message `carousel.next`. */
  readonly next?: string
  /**
   * The text for the position of the selected slide, with the placeholders `{position}` and `{count}`. Defaults to the
   * message `carousel.position`.
   */
  readonly position?: string
  /** The accessible name of the group of buttons that select a slide. Defaults to the message `carousel.choose`. */
  readonly choose?: string
  /**
   * The accessible name of a button that selects a slide, with the placeholders `{position}` and `{count}`. Defaults to
   * the message `carousel.pick`.
   */
  readonly pick?: string
}

export type CarouselAlign = "start" | "center"

export interface Carousel {
  readonly state: CarouselState
  readonly part: Anatomy
  readonly count: number
  readonly loops: boolean
  readonly align: CarouselAlign
  readonly labels: CarouselLabels
  /** The measured layout of the slides. `null` before hydration, since only the browser can measure it. */
  readonly measured: Measured | null
  readonly setMeasured: (measured: Measured) => void
  /** Returns true if visitors can focus the slide and screen readers can read it. All other slides are inert. */
  readonly isLive: (index: number) => boolean
  readonly track: RefObject<Track | null>
  readonly send: Send<CarouselEvent>
}

export const [CarouselContext, useCarousel] = createPartContext<Carousel>("Carousel")
