import { type SliceComponentProps, SliceZone } from "@prismicio/react"
import type { ComponentType } from "react"
import type { PageBlocks } from "../page/page-blocks.ts"
import { type Areas, adapt, type Props, plainAreas } from "./leaves.tsx"

interface Slice {
  readonly id: string
  readonly slice_type: string
  readonly primary: Props
}

const components = adapt(
  (Leaf): ComponentType<SliceComponentProps<Slice>> =>
    ({ slice }) => <Leaf {...slice.primary} />,
)

export function prismicAreas(blocks: PageBlocks): Areas<Slice> {
  return plainAreas(blocks, ({ id, name, props }) => ({ id, slice_type: name, primary: props }))
}

export function PrismicPage({ header, main, footer }: Areas<Slice>) {
  return (
    <>
      <SliceZone slices={header} components={components} />
      <main>
        <SliceZone slices={main} components={components} />
      </main>
      <SliceZone slices={footer} components={components} />
    </>
  )
}
