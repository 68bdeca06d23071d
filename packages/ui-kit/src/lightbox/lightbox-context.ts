"use client"

import type { RefObject } from "react"
import type { CarouselLabels } from "../carousel/carousel-context.ts"
import type { CarouselReason } from "../carousel/carousel-core.ts"
import type { DialogLabels } from "../dialog/dialog-scope.tsx"
import type { ChangeDetails } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"

export interface LightboxLabels extends DialogLabels, CarouselLabels {
  /** The accessible name of the dialog. Defaults to the message `lightbox.label`. */
  readonly label?: string
  /**
   * The accessible name of a button that enlarges an image, with the placeholders `{position}` and `{count}`. Defaults
   * to the message `lightbox.open`.
   */
  readonly open?: string
  /** The text rendered instead of an image that fails to load. Defaults to the message `lightbox.missing`. */
  readonly missing?: string
}

export interface Lightbox {
  readonly count: number
  readonly index: number
  readonly loops: boolean
  readonly labels: LightboxLabels
  readonly triggers: RefObject<Map<number, HTMLElement>>
  readonly show: (index: number, details?: ChangeDetails<CarouselReason>) => void
}

export const [LightboxContext, useLightbox] = createPartContext<Lightbox>("Lightbox")
