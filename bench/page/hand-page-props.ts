import type { HandPageProps } from "../hand/page.tsx"
import type { PageBlock, PageBlocks } from "./page-blocks.ts"
import { plainProps } from "./plain-props.ts"

export function handPageProps({ header, main, footer }: PageBlocks): HandPageProps {
  const filterByName = (name: string, blocks: readonly PageBlock[]) =>
    blocks
      .filter((block) => block.name === name)
      .map(({ id, fields, data }) => ({ ...plainProps({ ...fields, ...data }), id }))
  const props = {
    navigation: filterByName("Navigation", header)[0],
    heroes: filterByName("HeroBanner", main),
    blurbs: filterByName("Blurb", main),
    cards: filterByName("CarModelCard", main),
    footer: filterByName("Footer", footer)[0],
  }
  // The hand-written components support only the fields of this page's blocks; the comparison of the HTML proves that
  // this is enough.
  return props as unknown as HandPageProps
}
