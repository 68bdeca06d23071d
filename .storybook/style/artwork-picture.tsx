import { type ReactNode, useEffect, useRef, useState } from "react"
import { queueArtwork } from "./artwork-later.ts"

interface ArtworkPictureProps {
  readonly address: string
  readonly alt: string
}

const SIZES: Readonly<Record<string, readonly [width: number, height: number]>> = {
  "16x9": [1920, 1080],
  "3x2": [1500, 1000],
  "4x5": [1200, 1500],
}
const CAR = [1500, 1000] as const

/** Renders a picture once it is near the visible part of the page, since rendering hundreds at once is slow. */
export function ArtworkPicture({ address, alt }: ArtworkPictureProps): ReactNode {
  const image = useRef<HTMLImageElement>(null)
  const [drawn, setDrawn] = useState<string>()
  const [width, height] = SIZES[/-(\d+x\d+)\.svg$/.exec(address)?.[1] ?? ""] ?? CAR

  useEffect(() => {
    if (!image.current) return
    let isOver = false
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        queueArtwork(address, () => isOver).then((src) => {
          if (!isOver && src) setDrawn(src)
        })
      },
      { rootMargin: "25%" },
    )
    observer.observe(image.current)
    return () => {
      isOver = true
      observer.disconnect()
    }
  }, [address])

  return <img ref={image} src={drawn} alt={alt} width={width} height={height} decoding="async" />
}
