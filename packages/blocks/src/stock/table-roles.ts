/** On phones lines are no longer laid out as those of a table; for those who listen they still are. */
export const ROLES = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  column: { role: "columnheader" },
  line: { role: "rowheader" },
  cell: { role: "cell" },
} as const
