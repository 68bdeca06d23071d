/**
 * The roles for screen readers, which the phone layout loses because it changes the `display` of the table elements.
 */
export const ROLES = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  column: { role: "columnheader" },
  line: { role: "rowheader" },
  cell: { role: "cell" },
} as const
