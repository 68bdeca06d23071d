import { type BlockProps, Link, type LinkField, RichText, type SiteContext, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { ContactLink } from "../contact/contact-link.tsx"
import { type Profile, selectProfiles } from "../contact/shown-profiles.ts"
import { findSocialIcon } from "../contact/social-icons.tsx"
import type { Footer as Fields } from "../generated/footer.ts"
import css from "./footer.module.css"
import { type Column, type Note, selectBrands, selectColumns, selectNotes } from "./footer.rules.ts"
import { FooterBrands } from "./footer-brands.tsx"

const part = anatomy("footer", css)
const FEW = { "data-few": "" }
const FIRST_WIDE = { "data-first-wide": "" }

export function Footer({ fields, site, id }: BlockProps<Fields>) {
  const brands = selectBrands(fields)
  const columns = selectColumns(fields)
  const notes = selectNotes(fields)
  const profiles = selectProfiles(fields.socialLinks ?? [], { block: "Footer", id, site })
  const { highlightedLink: highlighted } = fields
  if (!highlighted && brands.length + columns.length + notes.length + profiles.length === 0) return null

  return (
    <footer {...part("root")}>
      {brands.length > 0 ? <FooterBrands heading={fields.brandsHeading} brands={brands} site={site} /> : null}
      <div {...part("surface")} data-theme="dark">
        {highlighted ? <Highlight link={highlighted} site={site} /> : null}
        {columns.length > 0 ? <Columns columns={columns} site={site} /> : null}
        {notes.length > 0 ? <Notes notes={notes} isFirstWide={fields.infoFieldOneChildFullWidth} /> : null}
        {profiles.length > 0 ? <Profiles profiles={profiles} site={site} /> : null}
      </div>
    </footer>
  )
}

function Highlight({ link, site }: { readonly link: LinkField; readonly site: SiteContext }) {
  return (
    <div {...part("highlight-row")}>
      <ContactLink {...part("highlight")} field={link} site={site} />
    </div>
  )
}

function Columns({ columns, site }: { readonly columns: readonly Column[]; readonly site: SiteContext }) {
  return (
    <nav {...part("columns")} aria-label={site.text("footer.label")} {...(columns.length <= 2 && FEW)}>
      {...columns.map((column) => renderColumn(column, site))}
    </nav>
  )
}

function renderColumn({ title, description, columnItems = [] }: Column, site: SiteContext) {
  return (
    <div {...part("column")}>
      <Text {...part("column-title")} as="h2" field={title} />
      <RichText {...part("description")} field={description} />
      {columnItems.length > 0 ? <ul>{...columnItems.map(({ link }) => renderItem(link, site))}</ul> : null}
    </div>
  )
}

function renderItem(link: LinkField, site: SiteContext) {
  return (
    <li {...part("item")}>
      <ContactLink {...part("link")} field={link} site={site} />
    </li>
  )
}

function Notes({ notes, isFirstWide }: { readonly notes: readonly Note[]; readonly isFirstWide: boolean }) {
  return (
    <div {...part("notes")} {...(isFirstWide && FIRST_WIDE)}>
      {...notes.map(renderNote)}
    </div>
  )
}

function renderNote({ heading, text }: Note) {
  return (
    <div {...part("note")}>
      <Text {...part("note-heading")} as="h2" field={heading} />
      <RichText {...part("note-text")} field={text} />
    </div>
  )
}

function Profiles({ profiles, site }: { readonly profiles: readonly Profile[]; readonly site: SiteContext }) {
  return (
    <ul {...part("profiles")} aria-label={site.text("footer.social")}>
      {...profiles.map((profile) => renderProfile(profile, site))}
    </ul>
  )
}

function renderProfile({ name, url }: Profile, site: SiteContext) {
  const Icon = findSocialIcon(name.value)
  return (
    <li>
      <Link {...part("profile")} field={url} newWindowText={site.text("link.newWindow")}>
        {Icon ? <Icon label={name.value} /> : null}
      </Link>
    </li>
  )
}
