/**
 * The ARIA roles of a table. They must be set because the phone layout changes the `display` of the table elements,
 * which removes their native roles for screen readers.
 */
export const ROLES = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  column: { role: "columnheader" },
  line: { role: "rowheader" },
  cell: { role: "cell" },
} as const
