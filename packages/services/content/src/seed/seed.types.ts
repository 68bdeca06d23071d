import type { AreaDocument, ItemDocument, PageDocument, SiteDocument } from "../documents/document.types.ts"
import type { Problem } from "../documents/problem.types.ts"

export type SeedUnit =
  | { readonly kind: "site"; readonly key: string; readonly document: SiteDocument }
  | { readonly kind: "item"; readonly path: string; readonly language: string; readonly document: ItemDocument }
  | { readonly kind: "design"; readonly design: string; readonly language: string; readonly document: AreaDocument }
  | { readonly kind: "page"; readonly item: string; readonly language: string; readonly document: PageDocument }
  | { readonly kind: "dictionary"; readonly language: string; readonly document: Readonly<Record<string, string>> }

export type SeedFile = SeedUnit & {
  readonly site: string
  readonly file: string
  readonly hash: string
}

export interface Seed {
  readonly site: string
  readonly files: readonly SeedFile[]
  readonly problems: readonly Problem[]
}
