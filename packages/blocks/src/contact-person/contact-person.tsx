import { type BlockProps, Image, isRendered, type LinkField, type SiteContext, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { MailIcon, PhoneIcon } from "@forecourt/ui-kit/icons"
import type { ReactNode } from "react"
import { ContactLink } from "../contact/contact-link.tsx"
import type { ContactPerson as Fields, Person } from "../generated/contact-person.ts"
import section from "../styles/section.module.css"
import { SURFACES } from "../styles/surfaces.ts"
import css from "./contact-person.module.css"
import { getInitials } from "./contact-person.rules.ts"

const part = anatomy("contact-person", section, css)

export function ContactPerson({ fields, site }: BlockProps<Fields>) {
  const { title, text, people = [] } = fields
  if (people.length === 0) return null

  return (
    <section {...part("root")} {...SURFACES[fields.backgroundColor]}>
      <div {...part("content")}>
        {isRendered(title) || isRendered(text) ? (
          <div {...part("words")}>
            <Text {...part("title")} as={fields.titleTag} field={title} />
            <Text {...part("intro")} as="p" field={text} />
          </div>
        ) : null}
        <ul {...part("people")}>{...people.map((person) => renderPerson(person, site))}</ul>
      </div>
    </section>
  )
}

function renderPerson({ name, role, text, phone, email, image }: Person, site: SiteContext) {
  return (
    <li {...part("person")}>
      {isRendered(image) ? (
        <Image {...part("portrait")} field={image} site={site} sizes="96px" />
      ) : (
        <span {...part("initials")} aria-hidden="true">
          {getInitials(name.value, site.locale)}
        </span>
      )}
      <div {...part("head")}>
        <Text {...part("name")} as="p" field={name} />
        <Text {...part("role")} as="p" field={role} />
      </div>
      <div {...part("body")}>
        <Text {...part("text")} as="p" field={text} />
        {phone ? <Contact icon={<PhoneIcon />} field={phone} site={site} /> : null}
        {email ? <Contact icon={<MailIcon />} field={email} site={site} /> : null}
      </div>
    </li>
  )
}

interface ContactProps {
  readonly icon: ReactNode
  readonly field: LinkField
  readonly site: SiteContext
}

function Contact({ icon, field, site }: ContactProps) {
  return (
    <p {...part("contact")}>
      {icon}
      <ContactLink {...part("link")} field={field} site={site} />
    </p>
  )
}
