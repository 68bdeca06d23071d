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
 * A looping carousel of cards, with the selected card in the centre. Only the centred card is focusable, and only its
 * link can be followed: a press on another card centres it instead. Inert clones close the loop, for any number of
 * cards. Spec 2 §2.3.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function Root(props: CarOfTheWeekRootProps): ReactNode {
  return <CarouselScope {...props} scope={part} align="center" loops reach="selected" />
}
