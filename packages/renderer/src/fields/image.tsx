import type { ImgHTMLAttributes, ReactNode } from "react"
import type { ImageField } from "../generated/fields.ts"
import { renderFieldChromes } from "../render/chromes.tsx"
import type { SiteContext } from "../site-context.types.ts"
import { inline } from "./inline.ts"

/** The widths in pixels in which pictures are available. Spec 1 §9. */
export const IMAGE_WIDTHS = [320, 640, 1280, 1920] as const

const MIDDLE_WIDTH = 1280

/** The placeholder for a missing picture. It is a grey frame as a data URL, so that it causes no request. */
const NO_IMAGE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 160 90'%3E%3Crect width='159' height='89' x='.5' y='.5' fill='%23eee' stroke='%23999' stroke-dasharray='4'/%3E%3C/svg%3E"

type PictureAttributes = Omit<
  ImgHTMLAttributes<HTMLImageElement>,
  "src" | "srcSet" | "alt" | "width" | "height" | "loading" | "style"
> & {
  readonly [data: `data-${string}`]: string | undefined
}

export interface ImageProps extends PictureAttributes {
  readonly field: ImageField | undefined
  readonly site: Pick<SiteContext, "imageUrl">
  readonly sizes: string
  /** True to load the picture immediately and with high priority. Use it for the first picture that visitors see. */
  readonly priority?: boolean
}

/** Renders a responsive picture. Renders nothing when there is no picture. */
export const Image = inline(function Image({
  field,
  site,
  sizes,
  priority = false,
  ...attributes
}: ImageProps): ReactNode {
  if (field === undefined) return null
  const { value, metadata } = field
  const isEdited = metadata !== undefined && field.editable !== false
  if (value.src === "") {
    return isEdited
      ? renderFieldChromes(metadata, <img {...attributes} className="scEmptyImage" src={NO_IMAGE} alt="" />)
      : null
  }

  const resized = createResizedAddresses(value.src, site)
  const picture = (
    <img
      {...attributes}
      // Before `src`, so that a browser which sets attributes in order sends one request.
      sizes={resized === null ? undefined : sizes}
      srcSet={resized?.srcSet}
      src={resized?.src ?? value.src}
      alt={value.alt ?? ""}
      width={value.width}
      height={value.height}
      title={value.title}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
    />
  )
  return isEdited ? renderFieldChromes(metadata, picture) : picture
})

/** Returns the `srcset` of a picture, or `undefined` if the server of the picture cannot resize it. */
export function createSourceSet(src: string, site: Pick<SiteContext, "imageUrl">): string | undefined {
  return createResizedAddresses(src, site)?.srcSet
}

interface Addresses {
  readonly srcSet: string
  /** The URL of the picture for browsers without `srcset`. */
  readonly src: string
}

const REMEMBERED_PICTURES = 2000
const remembered = new WeakMap<SiteContext["imageUrl"], Map<string, Addresses | null>>()

/**
 * Returns the URLs of a picture in all available widths. The result is cached, since many pages contain the same
 * pictures. Returns `null` if the host of the picture cannot resize pictures.
 */
function createResizedAddresses(src: string, { imageUrl }: Pick<SiteContext, "imageUrl">): Addresses | null {
  let known = remembered.get(imageUrl)
  if (known === undefined) {
    known = new Map()
    remembered.set(imageUrl, known)
  }
  let addresses = known.get(src)
  if (addresses === undefined) {
    addresses = makeAddresses(src, imageUrl)
    if (known.size >= REMEMBERED_PICTURES) known.clear()
    known.set(src, addresses)
  }
  return addresses
}

function makeAddresses(src: string, imageUrl: SiteContext["imageUrl"]): Addresses | null {
  let srcSet = ""
  let middle = src
  for (const width of IMAGE_WIDTHS) {
    const url = imageUrl(src, width)
    if (url === null) return null
    if (width === MIDDLE_WIDTH) middle = url
    srcSet += `${srcSet === "" ? "" : ", "}${url} ${width}w`
  }
  return { srcSet, src: middle }
}
