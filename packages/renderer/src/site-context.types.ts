import type { TextKey } from "./generated/texts.ts"

/** The mode of a page: `live` for visitors, `preview` for editors reading a draft, `editing` inside the page editor. */
export type Mode = "live" | "preview" | "editing"

/** A problem that a site should know about but a visitor should not. */
export type Report = BlockReport | FailedLoad

interface About {
  /** The name of the block in the content platform. */
  readonly block: string
  readonly id?: string
  readonly message: string
}

/** A block that was not rendered as the platform sent it. */
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
 * The side that caused a failure. A `service` that does not respond, is late, too busy or broken may recover in a
 * minute, and pages rendered without it should not be cached. A `block` fails the same way every time.
 */
export type Fault = "service" | "block"

/** The site, language, texts and mode: the data that every block may need. */
export interface SiteContext {
  /** The name of the site, for example `se-automotive`. */
  readonly name: string
  readonly language: string
  /** The languages of the site; the language switch offers no others. */
  readonly languages: readonly string[]
  /** The language and region, for example `sv-SE`, which determine the format of numbers and dates. */
  readonly locale: string
  /** The site's time zone, for example `Europe/Stockholm`. */
  readonly timeZone: string
  readonly mode: Mode
  /** The address of the page in the browser, for example `/en/about`. */
  readonly path: string
  /** The address of the home page in this language, for example `/` or `/en`. */
  readonly homePath: string
  /** The address of the car list, from the site's settings; `null` when the site has none. */
  readonly pathToCarList: string | null
  /** True when the navigation floats over the hero of the home page. */
  readonly floatingNavigation: boolean
  /** The services that browsers can call through the site, for example `vehicle-media`. @default none */
  readonly services?: readonly string[]
  /** The values that the visitor submitted in a form without JavaScript and that were rejected, by field name. */
  readonly draft?: Readonly<Record<string, string>>
  /** Returns a text of the dictionary in the page's language. `{name}` in it is replaced from `values`. */
  readonly text: (key: TextKey, values?: Readonly<Record<string, string | number>>) => string
  /** Returns the address of a picture at a width in pixels, or `null` when its host does not resize. */
  readonly imageUrl: (src: string, width: number) => string | null
  /** Reports a block that was not rendered as the platform sent it. */
  readonly report: (report: Report) => void
}
