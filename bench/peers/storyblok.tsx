import { StoryblokServerComponent, setComponents } from "@storyblok/react/ssr"
import type { PageBlocks } from "../page/page-blocks.ts"
import { type Areas, adapt, type Props, plainAreas } from "./leaves.tsx"

interface Blok extends Props {
  readonly _uid: string
  readonly component: string
}

// Its components are in a map of the module: one set for all sites of a process.
setComponents(
  adapt((Leaf) => ({ blok }: { readonly blok: Blok }) => <Leaf {...blok} />),
)

export function storyblokAreas(blocks: PageBlocks): Areas<Blok> {
  return plainAreas(blocks, ({ id, name, props }) => ({ ...props, _uid: id, component: name }))
}

export function StoryblokPage({ header, main, footer }: Areas<Blok>) {
  return (
    <>
      {header.map((blok) => (
        <StoryblokServerComponent key={blok._uid} blok={blok} />
      ))}
      <main>
        {main.map((blok) => (
          <StoryblokServerComponent key={blok._uid} blok={blok} />
        ))}
      </main>
      {footer.map((blok) => (
        <StoryblokServerComponent key={blok._uid} blok={blok} />
      ))}
    </>
  )
}
