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
  readonly phone: Photo | undefined
}

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

function sourceSet(src: string): string {
  return WIDTHS.map((width) => `${imageUrl(src, width)} ${width}w`).join(", ")
}
