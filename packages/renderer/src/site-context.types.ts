import type { TextKey } from "./generated/texts.ts"

/** `live` for visitors, `preview` for editors reading a draft, `editing` inside the page editor. */
export type Mode = "live" | "preview" | "editing"

/** Something a site should know about but a visitor should not. */
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

/** Server data of a block that did not come. */
export interface FailedLoad extends About {
  readonly kind: "failed-load"
  readonly cause: unknown
  readonly fault: Fault
}

/**
 * Whose fault a failure is. A `service` that is silent, late, too busy or broken may be well again in a minute, and
 * what is rendered without it should not be kept. A `block` fails the same way every time.
 */
export type Fault = "service" | "block"

/** Site, language, texts and mode: what every block may need, in one hand. */
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
  /** Whether the navigation floats over the opening of the home page. */
  readonly floatingNavigation: boolean
  /** Services whose calls browsers can make at the site, for example `vehicle-media`. @default none */
  readonly services?: readonly string[]
  /** What the visitor sent from a form of this page, without a script, and was not taken; by the names of its fields. */
  readonly draft?: Readonly<Record<string, string>>
  /** A text the software itself says, in the page's language. `{name}` in it is replaced from `values`. */
  readonly text: (key: TextKey, values?: Readonly<Record<string, string | number>>) => string
  /** Address of a picture at a width in pixels, or `null` when its host does not resize. */
  readonly imageUrl: (src: string, width: number) => string | null
  /** Tells the site about a block that could not be shown as it came. */
  readonly report: (report: Report) => void
}
