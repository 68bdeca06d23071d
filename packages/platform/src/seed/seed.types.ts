import type {
  AreaDocument,
  ItemDocument,
  PageDocument,
  RedirectDocument,
  SiteDocument,
} from "../storage/document.types.ts"

export type { AreaDocument, ItemDocument, PageDocument, RedirectDocument, SiteDocument }

/** Something wrong in content, said so that its writer can mend it. */
export interface Problem {
  /** File it stands in; empty when it came over the wire. */
  readonly file: string
  /** JSON pointer to the place, for example `/layout/main/0/fields/title`. */
  readonly pointer: string
  readonly message: string
  /** What to do about it. */
  readonly cure: string
}

/** One file of a seed: written as a whole, and only when its hash has changed. */
export type SeedUnit =
  | { readonly kind: "site"; readonly key: string; readonly document: SiteDocument }
  | { readonly kind: "item"; readonly path: string; readonly language: string; readonly document: ItemDocument }
  | { readonly kind: "design"; readonly design: string; readonly language: string; readonly document: AreaDocument }
  | { readonly kind: "page"; readonly item: string; readonly language: string; readonly document: PageDocument }
  | { readonly kind: "dictionary"; readonly language: string; readonly document: Readonly<Record<string, string>> }

export type SeedFile = SeedUnit & {
  readonly site: string
  /** Path of the file, as it is shown to people. */
  readonly file: string
  readonly hash: string
}

/** All content of one site as its folder holds it. */
export interface Seed {
  readonly site: string
  readonly files: readonly SeedFile[]
  readonly problems: readonly Problem[]
}
