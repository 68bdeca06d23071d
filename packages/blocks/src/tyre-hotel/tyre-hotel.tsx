// The styles of the island are imported here, so that they load with the page and not with its script.
import "@forecourt/ui-kit/css/icons.css"
import "@forecourt/ui-kit/css/loading-overlay.css"
import "@forecourt/ui-kit/css/plate-field.css"
import { type BlockProps, EditorHint, Link, RichText, type SiteContext, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { ContactLink } from "../contact/contact-link.tsx"
import { TyreHotelFlow } from "../generated/islands.tsx"
import type { TyreHotel as Fields } from "../generated/tyre-hotel.ts"
import { getHeadingBelow } from "../outline/heading-below.ts"
import button from "../styles/button.module.css"
import prose from "../styles/prose.module.css"
import section from "../styles/section.module.css"
import { SURFACES } from "../styles/surfaces.ts"
import { getTreadLimits } from "./tread-limits.ts"
import css from "./tyre-hotel.module.css"
import { createFlowTexts } from "./tyre-hotel.texts.ts"

const part = anatomy("tyre-hotel", section, { text: prose.prose }, css)

export function TyreHotel({ fields, site }: BlockProps<Fields>) {
  const { title, titleTag, text, contactLink, bookServiceLink } = fields
  const isEdited = site.mode === "editing"
  return (
    <section {...part("root")} {...SURFACES[fields.backgroundColor]}>
      <div {...part("content")}>
        <div {...part("words")}>
          <Text {...part("title")} as={titleTag} field={title} />
          <RichText {...part("text")} field={text} />
        </div>
        <TyreHotelFlow
          texts={createFlowTexts(site)}
          language={site.language}
          locale={site.locale}
          timeZone={site.timeZone}
          limits={getTreadLimits(site.locale)}
          heading={getHeadingBelow(titleTag, title)}
          bookService={isEdited ? null : renderBookService(fields, site)}
          contact={
            contactLink ? (
              <p {...part("contact")}>
                <span {...part("question")}>{site.text("tyreHotel.help.title")}</span>{" "}
                <ContactLink {...part("contact-link")} field={contactLink} site={site} />
              </p>
            ) : null
          }
        />
        {isEdited && bookServiceLink ? (
          <div {...part("hidden")} data-editing="">
            {renderBookService(fields, site)}
            <EditorHint text="editing.bookServiceHidden" site={site} />
          </div>
        ) : null}
      </div>
    </section>
  )
}

/** Renders the link for visitors who have no agreement. In the page editor, the link is always visible. */
function renderBookService({ bookServiceLink }: Fields, site: SiteContext) {
  if (bookServiceLink === undefined) return null
  return <Link className={button.arrow} field={bookServiceLink} newWindowText={site.text("link.newWindow")} />
}
