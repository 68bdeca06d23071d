// What the island below looks like comes with the page, not with its script.
import "@forecourt/ui-kit/css/icons.css"
import "@forecourt/ui-kit/css/loading-overlay.css"
import "@forecourt/ui-kit/css/plate-field.css"
import { type BlockProps, EditorHint, Link, RichText, type SiteContext, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { ContactLink } from "../contact/contact-link.tsx"
import { TireHotelFlow } from "../generated/islands.tsx"
import type { TireHotel as Fields } from "../generated/tire-hotel.ts"
import button from "../looks/button.module.css"
import { GROUNDS } from "../looks/grounds.ts"
import prose from "../looks/prose.module.css"
import section from "../looks/section.module.css"
import { headingBelow } from "../outline/heading-below.ts"
import css from "./tire-hotel.module.css"
import { flowTexts } from "./tire-hotel.texts.ts"
import { treadLimits } from "./tread-limits.ts"

const part = anatomy("tire-hotel", css)

/** Stored tyres: a visitor shows by a code that they are theirs, sees how worn they are, and books a wheel change. */
export function TireHotel({ fields, site }: BlockProps<Fields>) {
  const { title, titleTag, text, contactLink, bookServiceLink } = fields
  const isEdited = site.mode === "editing"
  return (
    <section {...part("root")} className={section.section} {...GROUNDS[fields.backgroundColor]}>
      <div {...part("content")} className={`${css.content} ${section.content}`}>
        <div {...part("words")}>
          <Text {...part("title")} as={titleTag} field={title} />
          <RichText {...part("text")} className={`${css.text} ${prose.prose}`} field={text} />
        </div>
        <TireHotelFlow
          texts={flowTexts(site)}
          language={site.language}
          locale={site.locale}
          timeZone={site.timeZone}
          limits={treadLimits(site.locale)}
          heading={headingBelow(titleTag, title)}
          bookService={isEdited ? null : drawBookService(fields, site)}
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
            {drawBookService(fields, site)}
            <EditorHint text="editing.bookServiceHidden" site={site} />
          </div>
        ) : null}
      </div>
    </section>
  )
}

/** Where those book who have no agreement. The flow shows it to them; an editor can always reach it. */
function drawBookService({ bookServiceLink }: Fields, site: SiteContext) {
  if (bookServiceLink === undefined) return null
  return <Link className={button.arrow} field={bookServiceLink} newWindowText={site.text("link.newWindow")} />
}
