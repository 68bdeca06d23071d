import type { ReactNode } from "react"
import type { Shown } from "./company.types.ts"

interface ShownPictureProps {
  readonly picture: Shown
  readonly className?: string | undefined
  readonly language?: string
}

export function ShownPicture({ picture, className, language = "sv" }: ShownPictureProps): ReactNode {
  const { src, alt, width, height } = picture
  return (
    <img
      className={className}
      src={src}
      alt={alt}
      width={width}
      height={height}
      lang={language}
      loading="lazy"
      decoding="async"
    />
  )
}
