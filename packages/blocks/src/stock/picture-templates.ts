import { IMAGE_WIDTHS, type SiteContext } from "@forecourt/renderer"
import { getPictureKind, PICTURE_HOLE, type PictureTemplates } from "./create-picture.ts"

export function createPictureTemplates(
  sources: readonly string[],
  { imageUrl }: Pick<SiteContext, "imageUrl">,
): PictureTemplates {
  const ofKind = new Map(sources.map((src) => [getPictureKind(src), src] as const))
  return Object.fromEntries(
    [...ofKind].flatMap(([kind, src]) => {
      const addresses = IMAGE_WIDTHS.flatMap((width) => {
        const address = createTemplate(imageUrl(src, width), src)
        return address === null ? [] : [[width, address] as const]
      })
      return addresses.length === 0 ? [] : [[kind, addresses]]
    }),
  )
}

function createTemplate(address: string | null, src: string): string | null {
  const encoded = encodeURIComponent(src)
  return address?.includes(encoded) ? address.replace(encoded, PICTURE_HOLE) : null
}
