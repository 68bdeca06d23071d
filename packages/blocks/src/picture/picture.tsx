import { type BlockProps, isRendered, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { Picture as Fields } from "../generated/picture.ts"
import { ArtDirectedImage } from "../media/art-directed-image.tsx"
import css from "./picture.module.css"

const part = anatomy("picture", css)
const SIZES: Readonly<Record<Fields["width"], string>> = {
  Content: "(min-width: 1280px) 1280px, 100vw",
  Wide: "(min-width: 1500px) 1500px, 100vw",
  Full: "100vw",
}

export function Picture({ fields, site }: BlockProps<Fields>) {
  const { imageDesktop, imagePhone, caption, width } = fields
  if (!isRendered(imageDesktop) && !isRendered(imagePhone)) return null

  return (
    <figure {...part("root", { width })}>
      <ArtDirectedImage {...part("image")} desktop={imageDesktop} phone={imagePhone} site={site} sizes={SIZES[width]} />
      <Text {...part("caption")} as="figcaption" field={caption} />
    </figure>
  )
}
