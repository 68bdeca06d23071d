import type { TextKey } from "./generated/texts.ts"

/** The mode of a page: `live` for visitors, `preview` for editors viewing a draft, `editing` inside the page editor. */
export type Mode = "live" | "preview" | "editing"

/** A problem that the renderer passes to the site for logging. It is never shown to visitors. */
export type Report = BlockReport | FailedLoad

interface About {
  readonly block: string
  readonly id?: string
  readonly message: string
}

export interface BlockReport extends About {
  readonly kind:
    | "unknown-block"
    | "unknown-version"
    | "hidden-block"
    | "invalid-block"
    | "failed-block"
    | "missing-icon"
    | "hidden-figure"
  readonly cause?: unknown
}

/** The report of a block whose data failed to load on the server. */
export interface FailedLoad extends About {
  readonly kind: "failed-load"
  readonly cause: unknown
  readonly fault: Fault
}

/**
 * The cause of a failure. A `service` that failed may recover within a minute, so a page without its data should not be
 * cached. A failure in the `block` itself recurs every time.
 */
export type Fault = "service" | "block"

/** The data about the site and the page that any block may need, such as the language, the texts and the mode. */
export interface SiteContext {
  /** The name of the site, for example `se-automotive`. */
  readonly name: string
  readonly language: string
  /** The languages of the site. The language switch offers only these. */
  readonly languages: readonly string[]
  /** The language and region, for example `sv-SE`, which determine the format of numbers and dates. */
  readonly locale: string
  readonly timeZone: string
  readonly mode: Mode
  readonly path: string
  /** The path of the home page in this language, for example `/` or `/en`. */
  readonly homePath: string
  /** The path of the car list as set in the settings of the site, or `null` if the site has no car list. */
  readonly pathToCarList: string | null
  /** The company that processes personal data and the path of its privacy notice. @default unknown */
  readonly privacy?: { readonly company: string; readonly path: string } | undefined
  /** True if the navigation overlays the hero of the home page. */
  readonly floatingNavigation: boolean
  /** The services that browsers can call via the site, for example `vehicle-media`. @default none */
  readonly services?: readonly string[]
  /**
   * The submitted values of a form, by field name. They are set if the form was submitted without JavaScript and
   * rejected.
   */
  readonly draft?: Readonly<Record<string, string>>
  /**
   * Returns a text from the dictionary in the language of the page. A placeholder such as `{name}` is replaced by
   * `values.name`.
   */
  readonly text: (key: TextKey, values?: Readonly<Record<string, string | number>>) => string
  /** Returns the URL of an image at a width in pixels. Returns `null` when the image's host does not resize images. */
  readonly imageUrl: (src: string, width: number) => string | null
  readonly report: (report: Report) => void
}
