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
      help: "Headline of the story, in lists and on its own page.",
    },
    {
      name: "premble",
      control: "multi-line",
      label: { sv: "Ingress", nb: "Ingress", da: "Manchet", en: "Preamble", fi: "Ingressi", sk: "Perex" },
      help: "Preamble: one or two sentences that make a visitor want to read on.",
    },
    {
      name: "date",
      control: "date",
      label: { sv: "Publicerad", nb: "Publisert", da: "Udgivet", en: "Published", fi: "Julkaistu", sk: "Zverejnené" },
      help: "When the story was published; the newest comes first.",
    },
    {
      name: "author",
      control: "text",
      label: { sv: "Författare", nb: "Forfatter", da: "Forfatter", en: "Author", fi: "Kirjoittaja", sk: "Autor" },
      help: "Who wrote the story; shown together with the date.",
    },
    {
      name: "image",
      control: "image",
      label: { sv: "Bild", nb: "Bilde", da: "Billede", en: "Picture", fi: "Kuva", sk: "Obrázok" },
      help: "Picture of the story, in lists and at its top; 3:2 or wider.",
    },
    {
      name: "tags",
      control: "references",
      label: { sv: "Taggar", nb: "Tagger", da: "Tags", en: "Tags", fi: "Aihetunnisteet", sk: "Značky" },
      help: "Tags that the story is found by, from the site's folder of tags.",
    },
  ],
}
