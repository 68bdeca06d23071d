import type { Json } from "../schema/json.ts"
import { type Edition, getArtworkPath, toLinkField, toTextField } from "./edition.ts"

export function createNavigation({ options, mail }: Edition): Json {
  const { company, brandGroup } = options
  return {
    block: "navigation",
    id: "main-navigation",
    fields: {
      logo: { value: { src: getArtworkPath(`logo/${brandGroup}.svg`), alt: company, width: 150, height: 55 } },
      logoWidth: 150,
      logoHeight: 55,
      showSeparator: true,
      extraNavigationItems: [
        { title: toTextField(mail), link: { value: { href: `mailto:${mail}`, text: mail, linktype: "mailto" } } },
      ],
      hasMessage: false,
    },
  }
}

export function createSiteFooter({ options, texts, mail, at }: Edition): Json {
  const { company } = options
  const { cars, contact } = texts.pages
  const items = [
    toLinkField(at(cars.slug), cars.name),
    toLinkField(at(contact.slug), contact.name),
    { value: { href: `mailto:${mail}`, text: mail, linktype: "mailto" } },
  ]
  return {
    block: "footer",
    id: "main-footer",
    fields: {
      showBrands: false,
      columns: [{ title: toTextField(company), columnItems: items.map((item) => ({ link: item })) }],
      infoField1: { heading: toTextField(company), text: toTextField(texts.footer.company) },
      infoField2: { heading: toTextField(texts.footer.noteTitle), text: toTextField(texts.footer.note) },
      infoFieldOneChildFullWidth: false,
    },
  }
}
