// The styles of the island are imported here, so that they load with the page and not with its script.
import "@forecourt/ui-kit/css/combobox.css"
import "@forecourt/ui-kit/css/icons.css"
import "@forecourt/ui-kit/css/loading-overlay.css"
import "@forecourt/ui-kit/css/plate-field.css"
import "@forecourt/ui-kit/css/steps.css"
import type { Town } from "@forecourt/api-clients/search"
import { type BlockProps, EditorHint, isRendered, Link, RichText, type SiteContext, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { ContactLink } from "../contact/contact-link.tsx"
import { getCopiedValue } from "../contact/copied-value.ts"
import { createPrivacyNotice } from "../forms/create-privacy-notice.ts"
import { WorkshopBookingFlow } from "../generated/islands.tsx"
import type { WorkshopBooking as Fields } from "../generated/workshop-booking.ts"
import { getHeadingBelow } from "../outline/heading-below.ts"
import look from "../styles/link.module.css"
import prose from "../styles/prose.module.css"
import section from "../styles/section.module.css"
import { SURFACES } from "../styles/surfaces.ts"
import unfold from "../styles/unfold.module.css"
import type { ContactPhone } from "./problem.tsx"
import css from "./workshop-booking.module.css"
import { createBookingTexts } from "./workshop-booking.texts.ts"

const part = anatomy(
  "workshop-booking",
  {
    root: section.root,
    content: section.content,
    text: prose.prose,
    summary: unfold.summary,
    link: look.link,
    damage: look.link,
    "contact-link": look.link,
  },
  css,
)

/** Renders the booking on one page in four steps. Spec 3 §2.1. */
export function WorkshopBooking({ fields, data: towns = [], site }: BlockProps<Fields, readonly Town[]>) {
  const { title, titleTag, text, damageLink, contactLink, phoneLink, personalPlate } = fields
  const isEdited = site.mode === "editing"
  return (
    <section {...part("root")} {...SURFACES[fields.backgroundColor]}>
      <div {...part("content")}>
        <div {...part("head")}>
          <Text {...part("title")} as={titleTag} field={title} />
          <RichText {...part("text")} field={text} />
        </div>
        <WorkshopBookingFlow
          texts={createBookingTexts(site)}
          language={site.language}
          locale={site.locale}
          timeZone={site.timeZone}
          heading={getHeadingBelow(titleTag, title)}
          towns={towns}
          email={getCopiedValue(contactLink?.value.href ?? "")}
          phone={getPhone(phoneLink)}
          personalPlate={personalPlate ?? null}
          intro={<Intro fields={fields} site={site} />}
          damage={isEdited ? null : renderDamage(fields, site)}
          privacy={createPrivacyNotice(site)}
          contact={<Contact fields={fields} site={site} />}
        />
        {isEdited && damageLink ? (
          <div {...part("hidden")} data-editing="">
            {renderDamage(fields, site)}
            <EditorHint text="editing.damageLinkHidden" site={site} />
          </div>
        ) : null}
      </div>
    </section>
  )
}

function getPhone(link: Fields["phoneLink"]): ContactPhone | null {
  if (link === undefined) return null
  const { href, text } = link.value
  const number = getCopiedValue(href)
  return number === null ? null : { href, text: text || number }
}

interface PartProps {
  readonly fields: Fields
  readonly site: SiteContext
}

function Intro({ fields: { elsewhere = [], brands = [] }, site }: PartProps) {
  const isElsewhere = elsewhere.length > 0
  if (!isElsewhere && brands.length === 0) return null
  return (
    <div {...part("intro")}>
      {isElsewhere ? (
        <>
          <p>{site.text("booking.elsewhere")}</p>
          <ul {...part("elsewhere")}>
            {elsewhere.map(({ link }, index) => (
              <li key={index.toString()}>
                <Link {...part("link")} field={link} newWindowText={site.text("link.newWindow")} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {brands.length > 0 ? (
        <details {...part("fold")}>
          <summary {...part("summary")}>{site.text("booking.brands")}</summary>
          <ul {...part("brands")}>
            {brands.map(({ name }, index) => (
              <Text key={index.toString()} as="li" field={name} />
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  )
}

/** Renders the damage link below the services. In the page editor, it is always visible. */
function renderDamage({ damageLink }: Fields, site: SiteContext) {
  if (!damageLink) return null
  const opened = { ...damageLink, value: { ...damageLink.value, target: "_blank" as const } }
  return (
    <Link {...part("damage")} field={opened} newWindowText={site.text("link.newWindow")}>
      {site.text("booking.damage")}
    </Link>
  )
}

/** Renders the contact details. Without JavaScript, they are the only way to book. */
function Contact({ fields: { phoneLink, contactLink }, site }: PartProps) {
  if (!isRendered(phoneLink) && !isRendered(contactLink)) return null
  return (
    <p {...part("contact")}>
      <span {...part("question")}>{site.text("booking.help")}</span>{" "}
      <ContactLink {...part("contact-link")} field={phoneLink} site={site} />{" "}
      <ContactLink {...part("contact-link")} field={contactLink} site={site} />
    </p>
  )
}
