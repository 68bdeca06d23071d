import { imageUrl } from "../page/site.ts"

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

/** A picture in the sizes a window may need. */
export function Picture({ className, scope, part, photo, sizes, priority = false }: PictureProps) {
  const { srcSet, middle } = addressesOf(photo.src)
  return (
    // biome-ignore lint/performance/noImgElement: the framework's own writes style attributes
    <img
      className={className}
      data-scope={scope}
      data-part={part}
      sizes={sizes}
      srcSet={srcSet}
      src={middle}
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
  /** Takes the place of the other on a phone. */
  readonly phone: Photo | undefined
}

/** One picture, or two cuts of it. */
export function TwoPictures({ phone, ...desktop }: TwoPicturesProps) {
  if (phone === undefined) return <Picture {...desktop} />
  return (
    <picture>
      <source
        media="(max-width: 767.98px)"
        sizes="100vw"
        srcSet={addressesOf(phone.src).srcSet}
        width={phone.width}
        height={phone.height}
      />
      <Picture {...desktop} />
    </picture>
  )
}

function addressesOf(src: string): { readonly srcSet: string; readonly middle: string } {
  const small = imageUrl(src, 320)
  const phone = imageUrl(src, 640)
  const middle = imageUrl(src, 1280)
  const large = imageUrl(src, 1920)
  return { srcSet: `${small} 320w, ${phone} 640w, ${middle} 1280w, ${large} 1920w`, middle }
}
