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
import type { ReactNode } from "react"
import { ContactLink } from "../contact/contact-link.tsx"
import prose from "../styles/prose.module.css"
import section from "../styles/section.module.css"
import { SURFACES } from "../styles/surfaces.ts"
import css from "./form-section.module.css"

const COLUMNS = { "data-columns": "" }

const styles = [section, { text: prose.prose }, css]
const parts = {
  hubspot: anatomy("hubspot-form", ...styles),
  jotform: anatomy("jotform-form", ...styles),
  "sell-car": anatomy("sell-car-form", ...styles),
  "service-request": anatomy("service-request-form", ...styles),
}

interface FormSectionProps {
  readonly form: keyof typeof parts
  /** The external service of the form, which the page's Content-Security-Policy must allow. @default none */
  readonly embed?: "hubspot" | "jotform"
  readonly fields: {
    readonly title?: TextField
    readonly titleTag: "h1" | "h2" | "h3" | "h4" | "h5" | "h6" | "p"
    readonly text?: RichTextField
    readonly link?: LinkField
    readonly backgroundColor: keyof typeof SURFACES
  }
  readonly site: SiteContext
  readonly children: ReactNode
}

export function FormSection({ form, embed, fields, site, children }: FormSectionProps) {
  const { title, text, link } = fields
  const part = parts[form]
  const isWordy = [title, text, link].some(isRendered)

  return (
    <section {...part("root")} {...SURFACES[fields.backgroundColor]} {...(isWordy && COLUMNS)} data-embed={embed}>
      <div {...part("content")}>
        {isWordy ? (
          <div {...part("words")}>
            <Text {...part("title")} as={fields.titleTag} field={title} />
            <RichText {...part("text")} field={text} />
            {link ? (
              <p {...part("other")}>
                <span>{site.text("form.other")}</span> <ContactLink {...part("link")} field={link} site={site} />
              </p>
            ) : null}
          </div>
        ) : null}
        <div {...part("form")} id={embed ? undefined : form}>
          {children}
        </div>
      </div>
    </section>
  )
}
