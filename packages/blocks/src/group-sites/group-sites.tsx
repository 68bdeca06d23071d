import { type BlockProps, Image, isRendered, Link, type SiteContext, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { ChosenSite, GroupSites as Fields } from "../generated/group-sites.ts"
import { getHeadingBelow } from "../outline/heading-below.ts"
import type { HeadingBelow } from "../outline/level-below.ts"
import section from "../styles/section.module.css"
import { SURFACES } from "../styles/surfaces.ts"
import css from "./group-sites.module.css"
import { type Country, listCountries } from "./group-sites.rules.ts"

const part = anatomy("group-sites", section, { text: section.intro }, css)

export function GroupSites({ fields, site }: BlockProps<Fields>) {
  const { title, titleTag, text } = fields
  const countries = listCountries(fields)
  if (countries.length === 0) return null

  return (
    <section {...part("root")} {...SURFACES[fields.backgroundColor]}>
      <div {...part("content")}>
        {isRendered(title) || isRendered(text) ? (
          <div {...part("words")}>
            <Text {...part("title")} as={titleTag} field={title} />
            <Text {...part("text")} as="p" field={text} />
          </div>
        ) : null}
        <div {...part("countries")}>
          {...countries.map((country) => renderCountry(country, getHeadingBelow(titleTag, title), site))}
        </div>
      </div>
    </section>
  )
}

function renderCountry({ name, sites }: Country, heading: HeadingBelow, site: SiteContext) {
  return (
    <div {...part("country")}>
      <Text {...part("country-name")} as={heading} field={name} />
      <ul {...part("sites")}>{...sites.map((chosen) => renderSite(chosen, site))}</ul>
    </div>
  )
}

function renderSite({ name, text, link, image, language }: ChosenSite, site: SiteContext) {
  const foreign = language && language !== site.language ? { lang: language, hrefLang: language } : {}
  const content = (
    <>
      <Image {...part("logo")} field={image} site={site} sizes="160px" />
      <Text {...part("name")} field={name} />
      <Text {...part("about")} field={text} />
    </>
  )
  // A link without an address renders no text, which an editor must be able to edit.
  return (
    <li>
      {link.value.href === "" ? (
        <div {...part("site")}>
          {content}
          <Link field={link} />
        </div>
      ) : (
        <Link {...part("site")} {...foreign} field={link} newWindowText={site.text("link.newWindow")}>
          {content}
        </Link>
      )}
    </li>
  )
}
