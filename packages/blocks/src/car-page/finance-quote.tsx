import type { SiteContext } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { Skeleton } from "@forecourt/ui-kit/skeleton"
import button from "../styles/button.module.css"
import css from "./finance-quote.module.css"
import type { FinanceQuoteView } from "./finance-quote.types.ts"

const part = anatomy("finance-quote", css)

/** Ways to finance a car beside each other, with the example that the law wants as prominent as any rate. Spec 2 §3, §8. */
export function FinanceQuote({ quote, site }: { readonly quote: FinanceQuoteView; readonly site: SiteContext }) {
  const { text } = site
  const { state, products, lines, example, legal } = quote
  if (state === "failed") return <p {...part("failed")}>{text("financeQuote.failed")}</p>
  if (state === "loading") {
    return (
      <Skeleton.Root label={text("financeQuote.title")}>
        <div {...part("waiting")}>
          {lines.map(({ name }) => (
            <Skeleton.Shape key={name} />
          ))}
        </div>
      </Skeleton.Root>
    )
  }
  return (
    <div {...part("root")}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard. */}
      <section {...part("scroll")} aria-label={text("financeQuote.title")} tabIndex={0}>
        <table {...part("table")}>
          <thead>
            <tr>
              <td />
              {products.map(({ name, explanation }) => (
                <th key={name} scope="col">
                  {name}
                  <span {...part("explanation")}>{explanation}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ name, values, isMain = false }) => (
              <tr key={name} {...part("line", { main: isMain ? "" : undefined })}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={products[index]?.name}>{value ?? "–"}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              {products.map(({ name, applyHref }) => (
                <td key={name}>
                  <a className={button.ghost} href={applyHref}>
                    {`${text("financeQuote.apply")} ${name}`}
                  </a>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      <div {...part("example")}>
        <h3 {...part("title")}>{text("financeQuote.example")}</h3>
        <p>{example}</p>
        <p {...part("legal")}>{legal}</p>
      </div>
    </div>
  )
}
