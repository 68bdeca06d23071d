import type { ComponentType } from "react"
import { Blurb } from "../hand/blurb.tsx"
import { CarModelCard } from "../hand/car-model-card.tsx"
import { Footer } from "../hand/footer.tsx"
import { HeroBanner } from "../hand/hero-banner.tsx"
import { Navigation } from "../hand/navigation.tsx"
import type { PageBlock, PageBlocks } from "../page/page-blocks.ts"
import { plainProps } from "../page/plain-props.ts"

export type Props = Readonly<Record<string, unknown>>

/** The components that all implementations render, so that only the code around the components differs. */
export const LEAVES: Readonly<Record<string, ComponentType<Props>>> = {
  Navigation: Navigation as unknown as ComponentType<Props>,
  HeroBanner: HeroBanner as unknown as ComponentType<Props>,
  Blurb: Blurb as unknown as ComponentType<Props>,
  CarModelCard: CarModelCard as unknown as ComponentType<Props>,
  Footer: Footer as unknown as ComponentType<Props>,
}

export function adapt<Adapted>(adapter: (Leaf: ComponentType<Props>) => Adapted): Record<string, Adapted> {
  return Object.fromEntries(Object.entries(LEAVES).map(([name, Leaf]) => [name, adapter(Leaf)]))
}

export interface PlainBlock {
  readonly id: string
  readonly name: string
  readonly props: Props
}

export type Areas<Block> = Readonly<Record<keyof PageBlocks, readonly Block[]>>

/**
 * Converts the blocks of each area to plain field values, so that no implementation spends time on parsing or
 * validation.
 */
export function plainAreas<Block>(blocks: PageBlocks, form: (block: PlainBlock) => Block): Areas<Block> {
  const area = (pageBlocks: readonly PageBlock[]) =>
    pageBlocks.map(({ id, name, fields, data }) =>
      form({ id, name, props: { ...plainProps({ ...fields, ...data }), id } }),
    )
  return { header: area(blocks.header), main: area(blocks.main), footer: area(blocks.footer) }
}
