import "./consent.css"
import type { SiteContext } from "@forecourt/renderer"
import type { ReactNode } from "react"
import { PURPOSES, type Purpose } from "./consent-cookie.ts"
import { CONSENT_PATH, CONSENT_STYLE_PATH } from "./consent-paths.ts"
import { CONSENT_SCRIPT } from "./consent-script.ts"

const CONSENT_ID = "consent"

export interface ConsentBannerProps {
  readonly site: Pick<SiteContext, "text" | "path">
  /** The version of the consent question. Consent that was given to an older version is no longer valid. */
  readonly version: number
  readonly cookiePage: string | null
}

/**
 * The consent banner. Visitors must answer it before anything that needs consent is stored or sent. It is the first
 * element of the page, has a fixed position without covering content, and shows its three answers with equal
 * prominence. It is an ordinary form, so it works without JavaScript.
 */
export function ConsentBanner({ site, version, cookiePage }: ConsentBannerProps): ReactNode {
  const { text, path } = site
  const form = { method: "post", action: CONSENT_PATH } as const
  const where = (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="path" value={path} />
    </>
  )
  return (
    <>
      <section id={CONSENT_ID} data-version={version} aria-labelledby="consent-title" {...getPart("root")}>
        <div {...getPart("words")}>
          <h2 id="consent-title" tabIndex={-1} {...getPart("title")}>
            {text("consent.title")}
          </h2>
          <p {...getPart("text")}>
            {text("consent.text")} {cookiePage !== null && <a href={cookiePage}>{text("consent.read")}</a>}
          </p>
        </div>
        <div {...getPart("choices")}>
          <form {...form} {...getPart("form")}>
            {where}
            <button name="choice" value="all" {...getPart("choice")}>
              {text("consent.acceptAll")}
            </button>
            <button name="choice" value="none" {...getPart("choice")}>
              {text("consent.rejectAll")}
            </button>
          </form>
          <details {...getPart("details")}>
            <summary {...getPart("choice")}>{text("consent.choose")}</summary>
            <form {...form} {...getPart("purposes")}>
              {where}
              <fieldset {...getPart("list")}>
                <legend {...getPart("legend")}>{text("consent.purposes")}</legend>
                <PurposeField name="necessary" text={text} />
                {PURPOSES.map((name) => (
                  <PurposeField key={name} name={name} text={text} />
                ))}
              </fieldset>
              <button name="choice" value="some" {...getPart("choice")}>
                {text("consent.save")}
              </button>
            </form>
          </details>
        </div>
      </section>
      <script dangerouslySetInnerHTML={{ __html: CONSENT_SCRIPT }} />
      <noscript dangerouslySetInnerHTML={{ __html: renderStyleLink(version) }} />
    </>
  )
}

/** The link that opens the consent banner again, so that withdrawing consent is as easy as giving it. */
export function ConsentLink({ site }: Pick<ConsentBannerProps, "site">): ReactNode {
  const text = site.text("consent.change")
  return (
    <aside aria-label={text} {...getPart("change")} data-theme="dark">
      <a href={`#${CONSENT_ID}`}>{text}</a>
    </aside>
  )
}

function PurposeField({ name, text }: { readonly name: Purpose | "necessary"; readonly text: SiteContext["text"] }) {
  const always = name === "necessary"
  return (
    <label {...getPart("purpose")}>
      <input
        type="checkbox"
        {...(always ? { checked: true, disabled: true, readOnly: true } : { name: "purpose", value: name })}
      />
      <span>
        <b {...getPart("name")}>{text(`consent.${name}`)}</b> {text(`consent.${name}.text`)}
      </span>
    </label>
  )
}

/**
 * Renders the link to the style sheet of the consent banner. Since only this style sheet depends on the visitor, the
 * page can be cached.
 */
function renderStyleLink(version: number): string {
  return `<link rel="stylesheet" href="${CONSENT_STYLE_PATH}?version=${version}">`
}

function getPart(name: string) {
  return { "data-scope": "consent", "data-part": name } as const
}
