// The styles of the islands are imported here, so that they load with the page and not with their scripts.
import "@forecourt/ui-kit/css/search-field.css"
import { type BlockProps, EditorHint, Link, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { HeroBanner as Fields } from "../generated/hero-banner.ts"
import { HeroSearch } from "../generated/islands.tsx"
import { ArtDirectedImage } from "../media/art-directed-image.tsx"
import { Film } from "../media/film.tsx"
import { isPageOpening } from "../outline/opens-page.ts"
import { getMarket } from "../stock/market.ts"
import button from "../styles/button.module.css"
import { BUTTONS } from "../styles/buttons.ts"
import css from "./hero-banner.module.css"
import { getSearchAddress, hasMedia } from "./hero-banner.rules.ts"
import search from "./hero-search.module.css"

const part = anatomy("hero-banner", css)
const searchPart = anatomy("hero-banner", search)
const SIZES = "(min-width: 1024px) max(60vw, 130vh), 100vw"
const CENTRED = { "data-centred": "" }
const EDITED = { "data-edited": "" }
const MARGIN = { "data-margin": "" }

export function HeroBanner({ fields, data: blurPlaceholder, site }: BlockProps<Fields, string>) {
  if (!hasMedia(fields)) return null

  const { content, image, imagePhone, videoDesktop, videoPhone } = fields
  const action = getSearchAddress(fields)
  return (
    <section
      {...part("root")}
      data-theme={fields.textColor === "White" ? "dark" : "light"}
      data-variant={fields.variant}
      data-placement={fields.contentPlacement}
      {...(fields.centerContent && CENTRED)}
      {...(fields.hasMarginTop && MARGIN)}
    >
      <div {...part("media")}>
        {blurPlaceholder ? <img {...part("placeholder")} src={blurPlaceholder} alt="" /> : null}
        <ArtDirectedImage
          {...part("image")}
          desktop={image}
          phone={imagePhone}
          site={site}
          sizes={fields.centerContent ? "100vw" : SIZES}
          priority={isPageOpening(fields)}
        />
        {content === "Video" ? (
          <Film className={css.film} desktop={videoDesktop} phone={videoPhone} site={site} />
        ) : null}
      </div>
      <div {...part("content")}>
        {content === "Image" && !image?.value.src ? <EditorHint text="editing.bannerHidden" site={site} /> : null}
        <Text {...part("title")} as={fields.titleTag} field={fields.title} />
        <Text {...part("text")} as="p" field={fields.text} />
        {action === null ? null : <Search action={action} fields={fields} site={site} />}
        <Link
          {...part("link")}
          // The search field is the primary action, so this one is not.
          className={action === null ? BUTTONS[fields.buttonType] : button.arrow}
          field={fields.link}
          newWindowText={site.text("link.newWindow")}
        />
      </div>
    </section>
  )
}

function Search({ action, fields, site }: Pick<BlockProps<Fields>, "fields" | "site"> & { readonly action: string }) {
  const { searchBarPlaceholderText: short, searchBarPlaceholderTextDesktop: long } = fields
  // The hint must be clickable in the page editor, although otherwise it lets clicks through to the field below it.
  const hint = { ...searchPart("hint"), "aria-hidden": true, ...(site.mode === "editing" && EDITED) }
  return (
    <HeroSearch
      action={action}
      language={site.language}
      stockLanguage={getMarket(site.name).language}
      labels={{
        suggestions: site.text("search.suggestions"),
        lastSearches: site.text("search.last"),
        forget: site.text("search.forget"),
        field: site.text("search.label"),
        clear: site.text("search.clear"),
        submit: site.text("search.submit"),
      }}
    >
      <Text {...hint} data-on="phone" field={short ?? long} />
      <Text {...hint} data-on="desktop" field={long ?? short} />
    </HeroSearch>
  )
}
