import type { ReactNode } from "react"
import type { History } from "./migration.ts"
import type { PageItem } from "./page-item.ts"
import type { PageListing } from "./page-listing.ts"
import type { Issue, Wire } from "./read/wire.types.ts"
import type { SiteContext } from "./site-context.types.ts"

/** The props of all block components. */
export interface BlockProps<Fields, Data = undefined> {
  /** The block's validated fields, including defaults. */
  readonly fields: Fields
  /** The result of the block's loader. It is `undefined` when there is none, for example in a preview. */
  readonly data: Data | undefined
  /** The rendering parameters as plain strings. `styles` combines the grid and style classes. */
  readonly params: Readonly<Record<string, string>>
  readonly site: SiteContext
  /** The identifier of this use of the block, which is unique on the page. */
  readonly id: string
  /** Renders the blocks in one of this block's placeholders, for example `renderPlaceholder("container-{*}")`. */
  readonly renderPlaceholder: (placeholder: string) => ReactNode
}

/** Renders the block's fields. It is called as a function in the block's error boundary and must not use hooks. */
export type BlockComponent<Fields, Data = undefined> = (
  props: BlockProps<Fields, Data>,
) => ReactNode | Promise<ReactNode>

/** The input of a loader: the block's fields and the services of the site. */
export interface LoadProps<Fields, Services> {
  readonly fields: Fields
  readonly params: Readonly<Record<string, string>>
  readonly site: SiteContext
  readonly services: Services
  readonly page: PageItem
  /**
   * The path or identifier of the item that stores the block's fields, or an empty string when there is no such item.
   */
  readonly dataSource: string
  /** The timeout of the block in milliseconds, for loaders that divide it between calls. */
  readonly deadlineMs: number
  /** The signal that is aborted after the block's timeout. */
  readonly signal: AbortSignal
  /**
   * Reports a filtered list to the page, which uses it for its head, its breadcrumb and search engines. If there are
   * several lists on a page, only the first list is used.
   */
  readonly onListing?: (listing: PageListing) => void
}

/** Loads a block's data on the server. The block's component receives the result in addition to the fields. */
export type Load<Fields, Services, Data> = (props: LoadProps<Fields, Services>) => Promise<Data>

/** Lists the problems with a block's fields in an editor's language, or in English when no language is given. */
export type Explain = (fields: unknown, options?: { readonly language?: string }) => readonly Issue[]

/** The registration of a block, which is generated. */
export interface RegistryEntry {
  /** The name of the block's folder, for example `hero-banner`. */
  readonly name: string
  readonly version: number
  /** The place where the block is rendered. A `server` block sends no JavaScript to the browser. */
  readonly render: "server" | "hybrid" | "client"
  readonly component: BlockComponent<never, never>
  /** The other exports of the block's module. The `FieldNames` parameter selects one of them. */
  readonly variants?: Readonly<Record<string, BlockComponent<never, never>>>
  readonly wire: Wire
  /**
   * Reads and parses the fields in one pass with generated code. If it is absent, the fields are read with `wire` and
   * then parsed with `parse`.
   */
  readonly read?: (raw: unknown) => object | null
  /**
   * The rules for reading content of earlier schema versions. Only defined for a block whose schema has had a breaking
   * change.
   */
  readonly history?: History
  /**
   * Parses the fields with code generated ahead of time. Returns the fields with their defaults, or `null` when they do
   * not match the schema.
   */
  readonly parse: (fields: unknown) => object | null
  /** Loads the function that lists the problems in fields. It is called only after `parse` has rejected them. */
  readonly explain: () => Promise<Explain>
  readonly load?: (props: LoadProps<never, never>) => Promise<unknown>
}

/** The blocks of the site, by their names on the content platform. */
export type Registry = Readonly<Record<string, RegistryEntry>>
