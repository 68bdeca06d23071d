// The styles of the islands are imported here, so that they load with the page and not with their scripts.
import "@forecourt/ui-kit/css/carousel.css"
import { type BlockProps, Link, type SiteContext, Text } from "@forecourt/renderer"
import { getGroupTexts } from "@forecourt/renderer/texts"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { CarouselSlide, Carousel as Fields } from "../generated/carousel.ts"
import { CarouselSlides } from "../generated/islands.tsx"
import { ArtDirectedImage } from "../media/art-directed-image.tsx"
import { getHeadingBelow } from "../outline/heading-below.ts"
import { isPageOpening } from "../outline/opens-page.ts"
import button from "../styles/button.module.css"
import section from "../styles/section.module.css"
import css from "./carousel.module.css"
import { getInterval } from "./carousel.rules.ts"

const part = anatomy("carousel", section, { section: section.root, link: button.arrow }, css)
// The kit's carousel inside has another root and other slides.

export function Carousel({ fields, site }: BlockProps<Fields>) {
  const { title, titleTag, slides = [] } = fields
  if (slides.length === 0) return null

  const isEdited = site.mode === "editing"
  return (
    <section {...part("section")}>
      <div {...part("content")}>
        <Text {...part("title")} as={titleTag} field={title} />
        <CarouselSlides
          className={css.slides}
          label={title?.value || site.text("carousel.role")}
          labels={getGroupTexts(site, "carousel")}
          // An edited carousel does not move, and each slide is rendered once.
          intervalMs={isEdited ? null : getInterval(fields)}
          loops={!isEdited}
          slides={slides.map((slide, index) => renderCard(slide, index, fields, site))}
        />
      </div>
    </section>
  )
}

function renderCard(
  { image, imagePhone, title, text, link: field }: CarouselSlide,
  index: number,
  { titleTag, title: heading }: Fields,
  site: SiteContext,
) {
  return (
    <div key={index.toString()} {...part("card")}>
      <ArtDirectedImage
        {...part("image")}
        desktop={image}
        phone={imagePhone}
        site={site}
        sizes="(min-width: 1500px) 1500px, 100vw"
        priority={index === 0 && isPageOpening({ titleTag })}
      />
      {title || text || field ? (
        <div {...part("words")}>
          <Text {...part("card-title")} as={getHeadingBelow(titleTag, heading)} field={title} />
          <Text {...part("text")} as="p" field={text} />
          <Link {...part("link")} field={field} newWindowText={site.text("link.newWindow")} />
        </div>
      ) : null}
    </div>
  )
}
