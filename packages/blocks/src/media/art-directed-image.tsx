import { createSourceSet, Image, type ImageField, isRendered, type SiteContext } from "@forecourt/renderer"

interface ArtDirectedImageProps {
  readonly className?: string
  readonly desktop: ImageField | undefined
  /** The picture for windows narrower than 768 px. */
  readonly phone: ImageField | undefined
  readonly site: Pick<SiteContext, "imageUrl" | "mode">
  readonly sizes: string
  readonly priority?: boolean
}

/**
 * Renders a different picture in windows narrower than 768 px. If only one of the two pictures is set, it is used at
 * all widths.
 */
export function ArtDirectedImage({ desktop, phone, site, ...image }: ArtDirectedImageProps) {
  if (site.mode === "editing" && isRendered(desktop) && isRendered(phone))
    return renderBoth({ desktop, phone, site, ...image })
  if (!desktop?.value.src) return <Image {...image} field={phone ?? desktop} site={site} />
  if (!phone?.value.src) return <Image {...image} field={desktop} site={site} />

  const { src, width, height } = phone.value
  return (
    <picture>
      <source
        media="(max-width: 767.98px)"
        sizes="100vw"
        srcSet={createSourceSet(src, site) ?? src}
        width={width}
        height={height}
      />
      <Image {...image} field={desktop} site={site} />
    </picture>
  )
}

function renderBoth({ desktop, phone, site, ...image }: ArtDirectedImageProps) {
  return (
    <>
      <Image {...image} field={desktop} site={site} data-window="wide" />
      <Image {...image} field={phone} site={site} data-window="phone" />
    </>
  )
}
