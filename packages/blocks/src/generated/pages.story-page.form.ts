// Generated from schemas/site/pages/story-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Form } from "./form.js"

/** The form of a story page. */
export const storyPageForm: Form = {
  groups: [],
  fields: [
    {
      name: "title",
      control: "text",
      label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Headline", fi: "Otsikko", sk: "Titulok" },
      help: "The headline of the article, in lists and on its own page.",
    },
    {
      name: "premble",
      control: "multi-line",
      label: { sv: "Ingress", nb: "Ingress", da: "Manchet", en: "Preamble", fi: "Ingressi", sk: "Perex" },
      help: "The preamble: one or two sentences that invite the visitor to read on.",
    },
    {
      name: "date",
      control: "date",
      label: { sv: "Publicerad", nb: "Publisert", da: "Udgivet", en: "Published", fi: "Julkaistu", sk: "Zverejnené" },
      help: "The publication date of the article. The newest article is listed first.",
    },
    {
      name: "author",
      control: "text",
      label: { sv: "Författare", nb: "Forfatter", da: "Forfatter", en: "Author", fi: "Kirjoittaja", sk: "Autor" },
      help: "The author of the article, shown together with the date.",
    },
    {
      name: "image",
      control: "image",
      label: { sv: "Bild", nb: "Bilde", da: "Billede", en: "Picture", fi: "Kuva", sk: "Obrázok" },
      help: "The picture of the article, in lists and at its top, with an aspect ratio of 3:2 or wider.",
    },
    {
      name: "tags",
      control: "references",
      label: { sv: "Taggar", nb: "Tagger", da: "Tags", en: "Tags", fi: "Aihetunnisteet", sk: "Značky" },
      help: "The tags by which the article can be found, from the site's folder of tags.",
    },
  ],
}
