import type { Json } from "../schema/json.ts"
import { artwork, type Edition, link, text } from "./edition.ts"

/** The bar at the top of every page. */
export function navigation({ options, mail }: Edition): Json {
  const { company, brandGroup } = options
  return {
    block: "navigation",
    id: "main-navigation",
    fields: {
      logo: { value: { src: artwork(`logo/${brandGroup}.svg`), alt: company, width: 150, height: 55 } },
      logoWidth: 150,
      logoHeight: 55,
      showSeparator: true,
      extraNavigationItems: [
        { title: text(mail), link: { value: { href: `mailto:${mail}`, text: mail, linktype: "mailto" } } },
      ],
      hasMessage: false,
    },
  }
}

/** The end of every page. */
export function siteFooter({ options, texts, mail, at }: Edition): Json {
  const { company } = options
  const { cars, contact } = texts.pages
  const items = [
    link(at(cars.slug), cars.name),
    link(at(contact.slug), contact.name),
    { value: { href: `mailto:${mail}`, text: mail, linktype: "mailto" } },
  ]
  return {
    block: "footer",
    id: "main-footer",
    fields: {
      showBrands: false,
      columns: [{ title: text(company), columnItems: items.map((item) => ({ link: item })) }],
      infoField1: { heading: text(company), text: text(texts.footer.company) },
      infoField2: { heading: text(texts.footer.noteTitle), text: text(texts.footer.note) },
      infoFieldOneChildFullWidth: false,
    },
  }
}
