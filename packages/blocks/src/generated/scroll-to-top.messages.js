// Generated from schemas/blocks/scroll-to-top/scroll-to-top.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

/** The labels and error messages of a scroll to top. */
export const scrollToTopGuide = {
  properties: {
    showAfter: {
      label: {
        sv: "Visas efter, i pixlar",
        nb: "Vises etter, i piksler",
        da: "Vises efter, i pixels",
        en: "Shown after, in pixels",
        fi: "Näkyy jälkeen, pikseleinä",
        sk: "Zobrazí sa po, v pixeloch",
      },
      definiteLabel: { sv: "Visas efter, i pixlar,", nb: "Vises etter, i piksler," },
    },
  },
}
