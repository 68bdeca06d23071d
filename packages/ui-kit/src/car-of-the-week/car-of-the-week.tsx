"use client"

import type { ReactNode } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import arrows from "../arrows/arrows.module.css"
import carouselCss from "../carousel/carousel.module.css"
import { type CarouselRootProps, CarouselScope } from "../carousel/carousel.tsx"
import css from "./car-of-the-week.module.css"

const part = anatomy("car-of-the-week", arrows, carouselCss, css)

export type CarOfTheWeekRootProps = Omit<CarouselRootProps, "align" | "loops" | "reach">

/**
 * Cards in a ring, one in the middle: the carousel, centred, looping.
 *
 * Only the card in the middle can be reached and followed. A press on one beside it brings that one to the middle
 * instead of following its link. The ring closes with inert clones, however few cards there are. Spec 2 §2.3.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function Root(props: CarOfTheWeekRootProps): ReactNode {
  return <CarouselScope {...props} scope={part} align="center" loops reach="selected" />
}
