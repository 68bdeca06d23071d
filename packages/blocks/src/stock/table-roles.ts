/**
 * The ARIA roles of a table and its parts. Screen readers need them because the layout on phones changes the `display`
 * of the elements.
 */
export const ROLES = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  column: { role: "columnheader" },
  line: { role: "rowheader" },
  cell: { role: "cell" },
} as const
