/**
 * The ARIA roles of a table and its parts. Screen readers need these roles because the phone layout changes the
 * `display` of the table elements.
 */
export const ROLES = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  column: { role: "columnheader" },
  line: { role: "rowheader" },
  cell: { role: "cell" },
} as const
