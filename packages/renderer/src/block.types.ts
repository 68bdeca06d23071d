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
  /** The data that the block's loader returned. It is `undefined` if there is none, for example in a preview. */
  readonly data: Data | undefined
  /** The rendering parameters as strings. The parameter `styles` combines the grid classes and the style classes. */
  readonly params: Readonly<Record<string, string>>
  readonly site: SiteContext
  /** The identifier of this occurrence of the block. It is unique on the page. */
  readonly id: string
  /** Renders the blocks in one of this block's placeholders, for example `renderPlaceholder("container-{*}")`. */
  readonly renderPlaceholder: (placeholder: string) => ReactNode
}

/**
 * A function that renders a block. It must not use hooks, since it is called directly inside the block's error
 * boundary.
 */
export type BlockComponent<Fields, Data = undefined> = (
  props: BlockProps<Fields, Data>,
) => ReactNode | Promise<ReactNode>

/** The input of a loader, such as the block's fields and the services of the site. */
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
  /** The time limit of the block's loader in milliseconds. A loader with several calls can divide it between them. */
  readonly deadlineMs: number
  /** The signal that is aborted when the time limit has passed or the page no longer needs to be loaded. */
  readonly signal: AbortSignal
  /**
   * Passes a filtered list to the page. The page uses the list for its head and its breadcrumb and for search engines.
   * If several lists are passed, only the first one is used.
   */
  readonly onListing?: (listing: PageListing) => void
}

/** A function that loads the data of a block on the server. The block's component receives the result as `data`. */
export type Load<Fields, Services, Data> = (props: LoadProps<Fields, Services>) => Promise<Data>

export type Explain = (fields: unknown, options?: { readonly language?: string }) => readonly Issue[]

/** The entry of a block in the generated registry of blocks. */
export interface RegistryEntry {
  /** The name of the block's folder, for example `hero-banner`. */
  readonly name: string
  readonly version: number
  /** The rendering mode of the block. A `server` block sends no JavaScript to the browser. */
  readonly render: "server" | "hybrid" | "client"
  readonly component: BlockComponent<never, never>
  /**
   * The alternative components of the block, by export name. The rendering parameter `FieldNames` selects one of them.
   */
  readonly variants?: Readonly<Record<string, BlockComponent<never, never>>>
  readonly wire: Wire
  /**
   * Reads and parses the fields in one pass, with generated code. If this function is absent, the fields are first read
   * with `wire` and then parsed with `parse`.
   */
  readonly read?: (raw: unknown) => object | null
  /**
   * The earlier versions of the block's schema, which are used to read older content. The property is absent if the
   * schema has never had a breaking change.
   */
  readonly history?: History
  /**
   * Parses the fields with generated code. Returns the fields including their defaults, or `null` if they do not match
   * the schema.
   */
  readonly parse: (fields: unknown) => object | null
  /**
   * Loads the function that lists the problems with the fields. It is called only after `parse` has rejected the
   * fields.
   */
  readonly explain: () => Promise<Explain>
  readonly load?: (props: LoadProps<never, never>) => Promise<unknown>
}

/** The blocks of the site, by their names on the content platform. */
export type Registry = Readonly<Record<string, RegistryEntry>>
