import type { ReactNode } from "react"
import type { History } from "./migration.ts"
import type { PageItem } from "./page-item.ts"
import type { PageListing } from "./page-listing.ts"
import type { Issue, Wire } from "./read/wire.types.ts"
import type { SiteContext } from "./site-context.types.ts"

/** The props of every block component. */
export interface BlockProps<Fields> {
  /** The block's fields, validated and with defaults filled in. */
  readonly fields: Fields
  /** Rendering parameters as plain strings; `styles` joins grid and style classes. */
  readonly params: Readonly<Record<string, string>>
  /** Site, language, texts and mode of the page. */
  readonly site: SiteContext
  /** Identifier of this use of the block, unique on the page. */
  readonly id: string
  /** Renders the blocks in one of this block's placeholders, for example `renderPlaceholder("container-{*}")`. */
  readonly renderPlaceholder: (placeholder: string) => ReactNode
}

/** Renders the block's fields. Called as a function inside the block's error boundary, so it uses no hooks. */
export type BlockComponent<Fields> = (props: BlockProps<Fields>) => ReactNode | Promise<ReactNode>

/** The input of a loader: the block's current data, and the services of the site. */
export interface LoadProps<Fields, Services> {
  readonly fields: Fields
  readonly params: Readonly<Record<string, string>>
  readonly site: SiteContext
  readonly services: Services
  /** The page that contains the block. */
  readonly page: PageItem
  /** The item that stores the block's fields: a path, an id, or empty. */
  readonly dataSource: string
  /** The total time in milliseconds that the block may take, for loaders that divide it between calls. */
  readonly deadlineMs: number
  /** The signal that is aborted when the block's deadline passes. */
  readonly signal: AbortSignal
  /**
   * Reports the listing of the page's filtered list, for the head, the breadcrumb and search engines. Only the first
   * list of a page counts.
   */
  readonly onListing?: (listing: PageListing) => void
}

/** Loads a block's server data. The result overrides the block's fields. */
export type Load<Fields, Services> = (props: LoadProps<Fields, Services>) => Promise<Partial<Fields>>

/** Lists the problems with a block's fields in an editor's language, or in English when no language is given. */
export type Explain = (fields: unknown, options?: { readonly language?: string }) => readonly Issue[]

/** The registration of a block, which code generation writes. */
export interface RegistryEntry {
  /** The block's folder name, for example `hero-banner`. */
  readonly name: string
  readonly version: number
  /** The place of rendering. `server` blocks ship no JavaScript to the browser. */
  readonly render: "server" | "hybrid" | "client"
  readonly component: BlockComponent<never>
  /** Other exports of the block's module, chosen by the `FieldNames` parameter. */
  readonly variants?: Readonly<Record<string, BlockComponent<never>>>
  /** The names and kinds of the fields on the wire. */
  readonly wire: Wire
  /**
   * Reads and parses in one pass, as generated code can. Without it, `wire` and `parse` are used one after the other.
   */
  readonly read?: (raw: unknown) => object | null
  /** The rules to read content of earlier versions. Only blocks whose schema had a breaking change have it. */
  readonly history?: History
  /** The ahead-of-time parser: fields with defaults, or `null` when they do not fit the schema. */
  readonly parse: (fields: unknown) => object | null
  /** Loads the function that lists the problems with fields. It is called only when `parse` rejected them. */
  readonly explain: () => Promise<Explain>
  readonly load?: (props: LoadProps<never, never>) => Promise<object>
}

/** The blocks by their names in the content platform. */
export type Registry = Readonly<Record<string, RegistryEntry>>
