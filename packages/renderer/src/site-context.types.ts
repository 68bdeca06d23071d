import type { TextKey } from "./generated/texts.ts"

/** `live` for visitors, `preview` for editors reading a draft, `editing` inside the page editor. */
export type Mode = "live" | "preview" | "editing"

/** A problem that a site should know about but a visitor should not. */
export type Report = BlockReport | FailedLoad

interface About {
  /** Name of the block as the content platform calls it. */
  readonly block: string
  readonly id?: string
  readonly message: string
}

/** A block that could not be shown as it came. */
export interface BlockReport extends About {
  readonly kind:
    | "unknown-block"
    | "unknown-version"
    | "hidden-block"
    | "invalid-block"
    | "failed-block"
    | "missing-icon"
  readonly cause?: unknown
}

/** The server data of a block that did not load. */
export interface FailedLoad extends About {
  readonly kind: "failed-load"
  readonly cause: unknown
  readonly fault: Fault
}

/**
 * The side that caused a failure. A `service` that does not answer, is late, too busy or broken may recover in a
 * minute, and pages rendered without it should not be cached. A `block` fails the same way every time.
 */
export type Fault = "service" | "block"

/** The site, language, texts and mode: the data that every block may need. */
export interface SiteContext {
  /** Name of the site, for example `se-automotive`. */
  readonly name: string
  readonly language: string
  /** Languages the site is published in; the switch offers no other. */
  readonly languages: readonly string[]
  /** Language and region, for example `sv-SE`: decides how numbers and dates are written. */
  readonly locale: string
  /** Zone of the site's clocks, for example `Europe/Stockholm`. */
  readonly timeZone: string
  readonly mode: Mode
  /** Address of the page as the visitor sees it, for example `/en/about`. */
  readonly path: string
  /** Address of the home page in this language, for example `/` or `/en`. */
  readonly homePath: string
  /** Address of the car list, from the site's settings; `null` when the site has none. */
  readonly pathToCarList: string | null
  /** True when the navigation floats over the opening of the home page. */
  readonly floatingNavigation: boolean
  /** Services whose calls browsers can make at the site, for example `vehicle-media`. @default none */
  readonly services?: readonly string[]
  /**
   * The values that the visitor sent from a form of this page without JavaScript and that were rejected, by field
   * name.
   */
  readonly draft?: Readonly<Record<string, string>>
  /** Returns a text of the software itself, in the page's language. `{name}` in it is replaced from `values`. */
  readonly text: (key: TextKey, values?: Readonly<Record<string, string | number>>) => string
  /** Address of a picture at a width in pixels, or `null` when its host does not resize. */
  readonly imageUrl: (src: string, width: number) => string | null
  /** Tells the site about a block that could not be shown as it came. */
  readonly report: (report: Report) => void
}
