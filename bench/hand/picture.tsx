import { imageUrl } from "../page/site.ts"

const WIDTHS = [320, 640, 1280, 1920]

export interface Photo {
  readonly src: string
  readonly alt?: string
  readonly width?: number
  readonly height?: number
}

interface PictureProps {
  readonly className: string | undefined
  readonly scope: string
  readonly part: string
  readonly photo: Photo
  readonly sizes: string
  readonly priority?: boolean
}

/** Renders a picture with sources for all window widths. */
export function Picture({ className, scope, part, photo, sizes, priority = false }: PictureProps) {
  return (
    // biome-ignore lint/performance/noImgElement: the framework's own writes style attributes
    <img
      className={className}
      data-scope={scope}
      data-part={part}
      sizes={sizes}
      srcSet={sourceSet(photo.src)}
      src={imageUrl(photo.src, 1280)}
      alt={photo.alt ?? ""}
      width={photo.width}
      height={photo.height}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
    />
  )
}

interface TwoPicturesProps extends PictureProps {
  /** The picture that replaces the desktop picture on a phone. */
  readonly phone: Photo | undefined
}

/** Renders one picture, or a `<picture>` element with a phone version and a desktop version. */
export function TwoPictures({ phone, ...desktop }: TwoPicturesProps) {
  if (phone === undefined) return <Picture {...desktop} />
  return (
    <picture>
      <source
        media="(max-width: 767.98px)"
        sizes="100vw"
        srcSet={sourceSet(phone.src)}
        width={phone.width}
        height={phone.height}
      />
      <Picture {...desktop} />
    </picture>
  )
}

/** Returns the `srcset` of a picture. */
function sourceSet(src: string): string {
  return WIDTHS.map((width) => `${imageUrl(src, width)} ${width}w`).join(", ")
}
