"use client"

import { createContext, type RefObject } from "react"
import type { Anatomy } from "../anatomy/anatomy.ts"
import type { Send } from "../behaviour/use-behaviour.ts"
import { usePartContext } from "../part/use-part-context.ts"
import type { CarouselEvent, CarouselState } from "./carousel-core.ts"
import type { Measured, Track } from "./carousel-track.ts"

export interface CarouselLabels {
  /** What it is called by screen readers. Message `carousel.role`. */
  readonly role?: string
  /** What one of its slides is called by screen readers. Message `carousel.slideRole`. */
  readonly slideRole?: string
  /** Name of the button that lets slides change by themselves. Message `carousel.play`. */
  readonly play?: string
  /** Name of the same button while they do. Message `carousel.pause`. */
  readonly pause?: string
  /** Message `carousel.previous`. */
  readonly previous?: string
  /** Message `carousel.next`. */
  readonly next?: string
  /** `{position}` and `{count}`. Message `carousel.position`. */
  readonly position?: string
  /** Name of the buttons that choose a slide. Message `carousel.choose`. */
  readonly choose?: string
  /** Name of one of them; `{position}` and `{count}`. Message `carousel.pick`. */
  readonly pick?: string
}

/** Where the selected slide stands. */
export type CarouselAlign = "start" | "center"

export interface Carousel {
  readonly state: CarouselState
  readonly part: Anatomy
  readonly count: number
  readonly loops: boolean
  readonly align: CarouselAlign
  readonly labels: CarouselLabels
  /** What the script has measured; `null` until it has. */
  readonly measured: Measured | null
  readonly setMeasured: (measured: Measured) => void
  /** Whether a slide can be reached; the others are inert. */
  readonly isLive: (index: number) => boolean
  readonly track: RefObject<Track | null>
  readonly send: Send<CarouselEvent>
}

export const CarouselContext = createContext<Carousel | null>(null)

export function useCarousel(): Carousel {
  return usePartContext(CarouselContext, "Carousel")
}
