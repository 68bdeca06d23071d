import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { FinanceComparison as Comparison } from "./create-comparison.ts"
import css from "./finance-comparison.module.css"

const part = anatomy("finance-comparison", css)

interface FinanceComparisonProps {
  readonly title: string
  readonly comparison: Comparison
  readonly isBusy: boolean
}

/**
 * Renders the quotes of all products in one table, with a column for each product. Each label has a row above its
 * values, so that the columns fit on a narrow screen.
 */
export function FinanceComparison({ title, comparison, isBusy }: FinanceComparisonProps) {
  const { columns, rows, terms, notes } = comparison
  return (
    <section {...part("root", { busy: isBusy ? "" : undefined })} aria-label={title}>
      <h4 {...part("title")}>{title}</h4>
      {columns.length === 0 ? null : (
        <table {...part("table")}>
          <caption {...part("terms")}>{terms}</caption>
          <thead>
            <tr>
              {columns.map(({ key, name }) => (
                <th key={key} {...part("product")} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {rows.map(({ label, values, isMain }) => (
            <tbody key={label}>
              <tr>
                <th {...part("label")} scope="rowgroup" colSpan={columns.length}>
                  {label}
                </th>
              </tr>
              <tr>
                {columns.map(({ key }, index) => (
                  <td key={key} {...part("value", { main: isMain ? "" : undefined })}>
                    {values[index]}
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </section>
  )
}
