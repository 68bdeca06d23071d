import { anatomy } from "@forecourt/ui-kit/anatomy"
import css from "./car-picture.module.css"
import type { CarPicture as Picture } from "./stock.types.ts"

const part = anatomy("car-picture", css)

/**
 * The attributes that hide the picture's link from keyboard and screen reader users. These users can use the link on
 * the car's name.
 */
const FOR_POINTER = { tabIndex: -1, "aria-hidden": true }

export interface CarPictureProps {
  readonly picture: Picture | null
  /** The addresses of further pictures, to which the visitor swipes. @default none */
  readonly more?: readonly string[]
  readonly count?: number
  readonly href?: string | undefined
  readonly missing: string
  readonly sizes: string
  readonly isOpening?: boolean
}

export function CarPicture({ picture, more = [], count, href, missing, sizes, isOpening = false }: CarPictureProps) {
  if (picture === null) {
    return (
      <div {...part("root")}>
        <p {...part("missing")}>{missing}</p>
      </div>
    )
  }
  const first = (
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
  )
  if (more.length === 0) return <div {...part("root")}>{first}</div>
  return (
    <div {...part("root")}>
      <a {...part("strip")} {...FOR_POINTER} href={href}>
        {first}
        {more.map((src) => (
          <img key={src} src={src} alt="" width={picture.width} height={picture.height} loading="lazy" />
        ))}
      </a>
      <span {...part("count")} aria-hidden="true">
        {count}
      </span>
    </div>
  )
}
