import { type BlockProps, Text } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { Table as Fields, TableCell, TableColumn } from "../generated/table.ts"
import css from "./table.module.css"
import { createRows } from "./table.rules.ts"

const part = anatomy("table", css)

export function Table({ fields, site }: BlockProps<Fields>) {
  const { title, caption, columns, hasRowHeadings, note } = fields
  const rows = createRows(fields)
  if (rows.length === 0) return null

  return (
    <section {...part("root")}>
      <Text {...part("title")} as={fields.titleTag} field={title} />
      <section
        {...part("scroller")}
        aria-label={caption?.value || title?.value || site.text("table.label")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: reached by keys, so that it can be scrolled by them.
        tabIndex={0}
      >
        <table {...part("table")}>
          {caption ? (
            <caption {...part("caption")}>
              <Text {...part("caption-text")} field={caption} />
            </caption>
          ) : null}
          <thead>
            <tr>{...columns.map(renderHeading)}</tr>
          </thead>
          <tbody>{...rows.map((cells) => renderRow(cells, columns, hasRowHeadings))}</tbody>
        </table>
      </section>
      <Text {...part("note")} as="p" field={note} />
    </section>
  )
}

function renderHeading({ heading, isNumber }: TableColumn) {
  return (
    <th {...part("heading", { number: isNumber })} scope="col">
      <Text field={heading} />
    </th>
  )
}

function renderRow(cells: readonly (TableCell | undefined)[], columns: readonly TableColumn[], hasHeading: boolean) {
  return <tr>{...cells.map((cell, at) => renderCell(cell, columns[at]?.isNumber ?? false, hasHeading && at === 0))}</tr>
}

function renderCell(cell: TableCell | undefined, isNumber: boolean, isHeading: boolean) {
  const attributes = part(isHeading ? "row-heading" : "cell", { number: isNumber })
  return isHeading && cell ? (
    <th {...attributes} scope="row">
      <Text field={cell.text} />
    </th>
  ) : (
    <td {...attributes}>
      <Text field={cell?.text} />
    </td>
  )
}
