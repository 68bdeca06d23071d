import { type BlockProps, isRendered, RichText, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { ContactLink } from "../contact/contact-link.tsx"
import type { LegalInfo as Fields } from "../generated/legal-info.ts"
import prose from "../styles/prose.module.css"
import css from "./legal-info.module.css"

const part = anatomy("legal-info", css)
const text = { ...part("text"), className: `${css.text} ${prose.prose}` }

/** Renders the terms. Even if they are collapsed, they are printed and can be found with the browser's page search. */
export function LegalInfo({ fields, site }: BlockProps<Fields>) {
  const { title, titleTag, isFolded, link } = fields
  if (![title, fields.text, link].some(isRendered)) return null

  const heading = <Text {...part("title")} as={titleTag} field={title} />
  const terms = (
    <>
      <RichText {...text} field={fields.text} />
      {link ? (
        <p {...part("more")}>
          <ContactLink {...part("link")} field={link} site={site} />
        </p>
      ) : null}
    </>
  )
  // Terms without a title have nothing to click, and in the page editor the text must be editable.
  const canFold = isFolded && Boolean(title?.value) && site.mode !== "editing"
  return (
    <section {...part("root")}>
      <div {...part("content")}>
        {canFold ? (
          <details {...part("fold")}>
            <summary {...part("summary")}>{heading}</summary>
            {terms}
          </details>
        ) : (
          <>
            {heading}
            {terms}
          </>
        )}
      </div>
    </section>
  )
}
