import { anatomy } from "@forecourt/ui-kit/anatomy"
import css from "./car-picture.module.css"
import type { CarPicture as Picture } from "./stock.types.ts"

const part = anatomy("car-picture", css)

export interface CarPictureProps {
  readonly picture: Picture | null
  /** The text that replaces a missing picture. */
  readonly missing: string
  readonly sizes: string
  readonly isOpening?: boolean
}

/** A car's picture with a background and a fixed aspect ratio. */
export function CarPicture({ picture, missing, sizes, isOpening = false }: CarPictureProps) {
  return (
    <div {...part("root")}>
      {picture ? (
        <img
          {...part("image")}
          // Before `src`, so that a browser which sets attributes in order sends one request.
          sizes={picture.srcSet && sizes}
          srcSet={picture.srcSet}
          src={picture.src}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          loading={isOpening ? "eager" : "lazy"}
          fetchPriority={isOpening ? "high" : undefined}
          decoding="async"
        />
      ) : (
        <p {...part("missing")}>{missing}</p>
      )}
    </div>
  )
}
