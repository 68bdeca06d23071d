// What the islands inside look like comes with the page, not with their scripts.
import "@forecourt/ui-kit/css/embedded-form.css"
import {
  isRendered,
  type LinkField,
  RichText,
  type RichTextField,
  type SiteContext,
  Text,
  type TextField,
} from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { EmbeddedFormLabels } from "@forecourt/ui-kit/embedded-form"
import type { ReactNode } from "react"
import { ContactLink } from "../contact/contact-link.tsx"
import prose from "../styles/prose.module.css"
import section from "../styles/section.module.css"
import { SURFACES } from "../styles/surfaces.ts"
import css from "./form-section.module.css"

const COLUMNS = { "data-columns": "" }
const parts = { hubspot: anatomy("hubspot-form", css), jotform: anatomy("jotform-form", css) }

interface FormSectionProps {
  readonly embed: keyof typeof parts
  readonly fields: {
    readonly title?: TextField
    readonly titleTag: "h1" | "h2" | "h3" | "h4" | "h5" | "h6" | "p"
    readonly text?: RichTextField
    readonly link?: LinkField
    readonly backgroundColor: keyof typeof SURFACES
  }
  readonly site: SiteContext
  /** The form, or what asks for consent. */
  readonly children: ReactNode
}

/** A form of others beside the words that say what it is for. */
export function FormSection({ embed, fields, site, children }: FormSectionProps) {
  const { title, text, link } = fields
  const part = parts[embed]
  const isWordy = [title, text, link].some(isRendered)

  return (
    <section
      {...part("root")}
      className={section.section}
      {...SURFACES[fields.backgroundColor]}
      {...(isWordy && COLUMNS)}
      // Names the service for the page's security policy.
      data-embed={embed}
    >
      <div {...part("content")} className={`${css.content} ${section.content}`}>
        {isWordy ? (
          <div {...part("words")}>
            <Text {...part("title")} as={fields.titleTag} field={title} />
            <RichText {...part("text")} className={prose.prose} field={text} />
            {link ? (
              <p {...part("other")}>
                <span>{site.text("form.other")}</span> <ContactLink {...part("link")} field={link} site={site} />
              </p>
            ) : null}
          </div>
        ) : null}
        <div {...part("form")}>{children}</div>
      </div>
    </section>
  )
}

/** What the gate before a form says, in the page's language. */
export function gateTexts(provider: string, site: Pick<SiteContext, "text">) {
  const labels: EmbeddedFormLabels = {
    consent: site.text("embedded-form.consent", { provider }),
    loading: site.text("embedded-form.loading"),
    failed: site.text("embedded-form.failed"),
    submitted: site.text("embedded-form.submitted"),
    retry: site.text("embedded-form.retry"),
  }
  return { labels, note: site.text("form.consent", { provider }) }
}
