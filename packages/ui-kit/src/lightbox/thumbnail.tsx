"use client"

import { type ReactNode, useEffect, useRef } from "react"
import { type CarouselPickProps, Pick } from "../carousel/carousel-controls.tsx"
import { mergeRefs } from "../part/render-part.ts"
import { useLightbox } from "./lightbox-context.ts"

/** A button that selects an image. It scrolls into view when its image is displayed. */
export function Thumbnail({ ref, ...props }: CarouselPickProps): ReactNode {
  const { index } = useLightbox()
  const thumbnail = useRef<HTMLButtonElement>(null)
  const isShown = props.index === index
  useEffect(() => {
    if (isShown) thumbnail.current?.scrollIntoView({ block: "nearest", inline: "center" })
  }, [isShown])
  return <Pick ref={mergeRefs(thumbnail, ref)} {...props} />
}
