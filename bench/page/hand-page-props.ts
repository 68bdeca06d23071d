import type { HandPageProps } from "../hand/page.tsx"
import type { PageBlock, PageBlocks } from "./page-blocks.ts"
import { plainProps } from "./plain-props.ts"

/** Returns the same content as plain props. Called once, before the measurement. */
export function handPageProps({ header, main, footer }: PageBlocks): HandPageProps {
  const named = (name: string, blocks: readonly PageBlock[]) =>
    blocks.filter((block) => block.name === name).map(({ id, fields }) => ({ ...plainProps(fields), id }))
  const props = {
    navigation: named("Navigation", header)[0],
    heroes: named("HeroBanner", main),
    blurbs: named("Blurb", main),
    cards: named("CarModelCard", main),
    footer: named("Footer", footer)[0],
  }
  // The hand-written components support only the fields of this page's blocks; the comparison of the HTML proves that
  // this is enough.
  return props as unknown as HandPageProps
}
