// Generated from schemas/blocks/table/table.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Form } from "./form.js"

/** The form of a table. */
export const tableForm: Form = {
  groups: ["content", "look"],
  fields: [
    {
      name: "title",
      control: "text",
      label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
      help: "The heading of the section.",
      group: "content",
    },
    {
      name: "titleTag",
      control: "select",
      label: {
        sv: "Rubriknivå",
        nb: "Overskriftsnivå",
        da: "Overskriftsniveau",
        en: "Heading level",
        fi: "Otsikkotaso",
        sk: "Úroveň nadpisu",
      },
      help: "The heading level of the title.",
      group: "content",
      default: "h2",
      options: ["h1", "h2", "h3", "h4", "h5", "h6", "p"],
    },
    {
      name: "caption",
      control: "text",
      label: {
        sv: "Tabellens rubrik",
        nb: "Tabellens overskrift",
        da: "Tabellens overskrift",
        en: "Table caption",
        fi: "Taulukon otsikko",
        sk: "Nadpis tabuľky",
      },
      help: "The caption of the table; screen readers announce it before the table.",
      group: "content",
    },
    {
      name: "columns",
      control: "list",
      label: { sv: "Kolumner", nb: "Kolonner", da: "Kolonner", en: "Columns", fi: "Sarakkeet", sk: "Stĺpce" },
      help: "The columns, from left to right.",
      group: "content",
      isRequired: true,
      limits: { minItems: 1, maxItems: 8 },
      entry: { sv: "Kolumn", nb: "Kolonne", da: "Kolonne", en: "Column", fi: "Sarake", sk: "Stĺpec" },
      fields: [
        {
          name: "heading",
          control: "text",
          label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
          help: "The heading of the column.",
          isRequired: true,
        },
        {
          name: "isNumber",
          control: "switch",
          label: { sv: "Siffror", nb: "Tall", da: "Tal", en: "Figures", fi: "Numeroita", sk: "Čísla" },
          help: "True if the column's values are aligned right, so that visitors can compare figures.",
          default: false,
        },
      ],
    },
    {
      name: "rows",
      control: "list",
      label: { sv: "Rader", nb: "Rader", da: "Rækker", en: "Rows", fi: "Rivit", sk: "Riadky" },
      help: "The rows, from top to bottom.",
      group: "content",
      limits: { maxItems: 60 },
      entry: { sv: "Rad", nb: "Rad", da: "Række", en: "Row", fi: "Rivi", sk: "Riadok" },
      fields: [
        {
          name: "cells",
          control: "list",
          label: { sv: "Celler", nb: "Celler", da: "Celler", en: "Cells", fi: "Solut", sk: "Bunky" },
          help: "The cells of the row, one for each column; missing cells are empty.",
          isRequired: true,
          limits: { minItems: 1, maxItems: 8 },
          entry: { sv: "Cell", nb: "Celle", da: "Celle", en: "Cell", fi: "Solu", sk: "Bunka" },
          fields: [
            {
              name: "text",
              control: "text",
              label: { sv: "Text", nb: "Tekst", da: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
              help: "The text of the cell.",
              isRequired: true,
            },
          ],
        },
      ],
    },
    {
      name: "hasRowHeadings",
      control: "switch",
      label: {
        sv: "Första kolumnen är rubriker",
        nb: "Første kolonne er overskrifter",
        da: "Første kolonne er overskrifter",
        en: "First column holds headings",
        fi: "Ensimmäinen sarake on otsikoita",
        sk: "Prvý stĺpec sú nadpisy",
      },
      help: "True if the first cell of each row is its heading.",
      group: "look",
      default: true,
    },
    {
      name: "note",
      control: "text",
      label: { sv: "Anmärkning", nb: "Merknad", da: "Bemærkning", en: "Note", fi: "Huomautus", sk: "Poznámka" },
      help: "The note about the figures, under the table.",
      group: "content",
    },
  ],
}
