import { FacebookIcon, InstagramIcon, LinkedInIcon, YouTubeIcon } from "@forecourt/ui-kit/icons"
import { ContactCopy, contact, footer as css } from "#blocks"
import { Anchor, type Target } from "./anchor.tsx"
import { type Photo, Picture } from "./picture.tsx"

export interface FooterProps {
  readonly brandsHeading: string
  readonly brands: readonly { readonly name: string; readonly logoBlackAndWhite: Photo }[]
  readonly columns: readonly Column[]
  readonly highlightedLink: Target
  readonly socialLinks: readonly { readonly name: keyof typeof ICONS; readonly url: Target }[]
  readonly infoField1: Note
  readonly infoField2: Note
}

interface Column {
  readonly title: string
  readonly description?: string
  readonly columnItems: readonly { readonly link: Target }[]
}

interface Note {
  readonly heading: string
  readonly text: string
}

const ICONS = { Facebook: FacebookIcon, Instagram: InstagramIcon, LinkedIn: LinkedInIcon, YouTube: YouTubeIcon }

export function Footer({ brandsHeading, brands, columns, highlightedLink, socialLinks, ...notes }: FooterProps) {
  return (
    <footer className={css.root} data-scope="footer" data-part="root">
      <section className={css.brands} data-scope="footer" data-part="brands" data-theme="surface-1">
        <h2 className={css["brands-heading"]} data-scope="footer" data-part="brands-heading">
          {brandsHeading}
        </h2>
        <ul className={css["brand-list"]} data-scope="footer" data-part="brand-list">
          {brands.map(({ name, logoBlackAndWhite }, at) => (
            <li key={at}>
              <a
                className={css.brand}
                data-scope="footer"
                data-part="brand"
                href={`/bilar?car_brand=${encodeURIComponent(name)}`}
                aria-label={`Visa bilar från ${name}`}
              >
                <Picture className={css.logo} scope="footer" part="logo" photo={logoBlackAndWhite} sizes="160px" />
              </a>
            </li>
          ))}
        </ul>
      </section>
      <div className={css.surface} data-scope="footer" data-part="surface" data-theme="dark">
        <div className={css["highlight-row"]} data-scope="footer" data-part="highlight-row">
          <Anchor className={css.highlight} scope="footer" part="highlight" to={highlightedLink} />
        </div>
        <nav className={css.columns} data-scope="footer" data-part="columns" aria-label="Sidfot">
          {columns.map((column) => (
            <LinkColumn key={column.title} {...column} />
          ))}
        </nav>
        <div className={css.notes} data-scope="footer" data-part="notes">
          <InfoNote {...notes.infoField1} />
          <InfoNote {...notes.infoField2} />
        </div>
        <ul className={css.profiles} data-scope="footer" data-part="profiles" aria-label="Följ oss">
          {socialLinks.map(({ name, url }) => {
            const Icon = ICONS[name]
            return (
              <li key={name}>
                <Anchor className={css.profile} scope="footer" part="profile" to={url}>
                  <Icon label={name} />
                </Anchor>
              </li>
            )
          })}
        </ul>
      </div>
    </footer>
  )
}

function LinkColumn({ title, description, columnItems }: Column) {
  return (
    <div className={css.column} data-scope="footer" data-part="column">
      <h2 className={css["column-title"]} data-scope="footer" data-part="column-title">
        {title}
      </h2>
      {description ? (
        <div
          className={css.description}
          data-scope="footer"
          data-part="description"
          dangerouslySetInnerHTML={{ __html: description }}
        />
      ) : null}
      <ul>
        {columnItems.map(({ link }) => (
          <li key={link.href} className={css.item} data-scope="footer" data-part="item">
            <Anchor className={css.link} scope="footer" part="link" to={link} />
            {/^(tel|mailto):/.test(link.href) ? <Copy value={link.href.replace(/^\w+:/, "")} /> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Copy({ value }: { readonly value: string }) {
  return (
    <ContactCopy
      className={contact.copy}
      value={value}
      label={`Kopiera ${value}`}
      copied="Kopierat"
      failed="Det gick inte att kopiera"
    />
  )
}

function InfoNote({ heading, text }: Note) {
  return (
    <div className={css.note} data-scope="footer" data-part="note">
      <h2 className={css["note-heading"]} data-scope="footer" data-part="note-heading">
        {heading}
      </h2>
      <div
        className={css["note-text"]}
        data-scope="footer"
        data-part="note-text"
        dangerouslySetInnerHTML={{ __html: text }}
      />
    </div>
  )
}
