/**
 * The ARIA roles of a table, which screen readers need because the layout on phones changes the `display` of its
 * elements.
 */
export const ROLES = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  column: { role: "columnheader" },
  line: { role: "rowheader" },
  cell: { role: "cell" },
} as const
