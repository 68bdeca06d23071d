import type { TextKey } from "./generated/texts.ts"

/** The mode of a page: `live` for visitors, `preview` for editors viewing a draft, `editing` inside the page editor. */
export type Mode = "live" | "preview" | "editing"

/** A problem to report to the site, but not to the visitor. */
export type Report = BlockReport | FailedLoad

interface About {
  /** The name of the block on the content platform. */
  readonly block: string
  readonly id?: string
  readonly message: string
}

/** A block that was not rendered as sent by the platform. */
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

/** A block whose server data failed to load. */
export interface FailedLoad extends About {
  readonly kind: "failed-load"
  readonly cause: unknown
  readonly fault: Fault
}

/**
 * The side that caused a failure. A `service` that does not respond, times out, or is overloaded or broken may recover
 * within a minute, and pages rendered without it should not be cached. A `block` fails the same way every time.
 */
export type Fault = "service" | "block"

/** The data that every block may need: the site, language, texts and mode. */
export interface SiteContext {
  /** The name of the site, for example `se-automotive`. */
  readonly name: string
  readonly language: string
  /** The languages of the site, and the only ones that the language switch offers. */
  readonly languages: readonly string[]
  /** The language and region, for example `sv-SE`, which determine the format of numbers and dates. */
  readonly locale: string
  /** The time zone of the site, for example `Europe/Stockholm`. */
  readonly timeZone: string
  readonly mode: Mode
  /** The path of the page in the browser, for example `/en/about`. */
  readonly path: string
  /** The path of the home page in this language, for example `/` or `/en`. */
  readonly homePath: string
  /** The path of the car list, from the settings of the site. `null` when the site has none. */
  readonly pathToCarList: string | null
  /** True when the navigation overlays the hero of the home page. */
  readonly floatingNavigation: boolean
  /** The services that browsers can call via the site, for example `vehicle-media`. @default none */
  readonly services?: readonly string[]
  /** The rejected values that the visitor submitted in a form without JavaScript, by field name. */
  readonly draft?: Readonly<Record<string, string>>
  /**
   * Returns a text of the dictionary in the language of the page. `{name}` in the text is replaced by the value from
   * `values`.
   */
  readonly text: (key: TextKey, values?: Readonly<Record<string, string | number>>) => string
  /** Returns the URL of an image at a width in pixels. Returns `null` when its host does not resize. */
  readonly imageUrl: (src: string, width: number) => string | null
  /** Reports a block that was not rendered as sent by the platform. */
  readonly report: (report: Report) => void
}
