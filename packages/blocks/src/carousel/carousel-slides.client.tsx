"use client"

import { getIslandRootProps } from "@forecourt/renderer/island-root"
import { Carousel, type CarouselLabels } from "@forecourt/ui-kit/carousel"
import { ChevronIcon, PauseIcon, PlayIcon } from "@forecourt/ui-kit/icons"
import type { ReactNode } from "react"

export interface CarouselSlidesProps {
  readonly className?: string | undefined
  /** The accessible name of the carousel, which describes the slides. */
  readonly label: string
  readonly labels: Required<CarouselLabels>
  /** The duration of a slide in milliseconds, or `null` when slides do not change automatically. */
  readonly intervalMs: number | null
  readonly loops: boolean
  readonly slides: readonly ReactNode[]
}

export function CarouselSlides({ className, label, labels, intervalMs, loops, slides }: CarouselSlidesProps) {
  const autoPlay = intervalMs !== null
  return (
    <Carousel.Root
      className={className}
      aria-label={label}
      labels={labels}
      count={slides.length}
      loops={loops}
      autoPlay={autoPlay}
      {...getIslandRootProps("CarouselSlides")}
      {...(autoPlay && { intervalMs })}
    >
      {autoPlay ? (
        <Carousel.Rotate
          render={(props, { isPlaying }) => <button {...props}>{isPlaying ? <PauseIcon /> : <PlayIcon />}</button>}
        />
      ) : null}
      <Carousel.Previous>
        <ChevronIcon />
      </Carousel.Previous>
      <Carousel.Next>
        <ChevronIcon />
      </Carousel.Next>
      <Carousel.Picker />
      <Carousel.Slides>
        {slides.map((slide, index) => (
          // A slide has no identity except its position.
          <Carousel.Slide key={index.toString()} index={index}>
            {slide}
          </Carousel.Slide>
        ))}
      </Carousel.Slides>
    </Carousel.Root>
  )
}
