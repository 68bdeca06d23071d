"use client"

import { type ReactNode, useState } from "react"
import { useCarousel } from "../carousel/carousel-context.ts"
import { KitImage, useText } from "../kit-provider/kit-provider.tsx"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import { useLightbox } from "./lightbox-context.ts"

/** The image of a slide. If the image fails to load, a text is rendered instead. */
export function Picture(props: PartProps<"img">): ReactNode {
  const { part } = useCarousel()
  const { labels } = useLightbox()
  const text = useText()
  const [broken, setBroken] = useState<unknown>(null)
  const { src } = props
  const isMissing = !src || broken === src

  if (isMissing) {
    return renderPart("p", part("missing"), { children: text("lightbox.missing", labels.missing) }, {}, {})
  }
  const ownProps = { loading: "lazy", decoding: "async", onError: () => setBroken(src) }
  const render = props.render ?? ((imageProps: object) => <KitImage {...imageProps} />)
  return renderPart("img", part("picture"), ownProps, { ...props, render }, {})
}
