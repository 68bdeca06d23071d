// Generated from schemas/blocks/spacer/spacer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

/** The labels and error messages of a spacer. */
export const spacerGuide = {
  properties: {
    size: {
      label: { sv: "Storlek", nb: "Størrelse", da: "Størrelse", en: "Size", fi: "Koko", sk: "Veľkosť" },
      definiteLabel: { sv: "Storleken", nb: "Størrelsen" },
    },
    hasLine: {
      label: {
        sv: "Visa linje",
        nb: "Vis linje",
        da: "Vis en linje",
        en: "Show a line",
        fi: "Näytä viiva",
        sk: "Zobraziť čiaru",
      },
    },
  },
}
