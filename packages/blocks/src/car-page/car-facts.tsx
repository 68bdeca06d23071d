import type { SiteContext } from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { CheckIcon } from "@forecourt/ui-kit/icons"
import type { ReactNode } from "react"
import { CarClamp } from "../generated/islands.tsx"
import { getTextProps, toPlainText } from "../stock/stock-words.ts"
import css from "./car-facts.module.css"
import type { CarFact, CarView } from "./car-page.types.ts"

const part = anatomy("car-facts", css)

/** The number of rows that are visible before the table of technical data is expanded. Spec 2 §9. */
const TECHNICAL_ROWS = 5

interface FactsProps {
  readonly car: Pick<CarView, "facts" | "environment" | "equipment" | "technical" | "description">
  readonly site: SiteContext
}

/** Renders the facts in groups. A group without data has no heading. Spec 2 §2.5. */
export function CarFacts({ car, site }: FactsProps) {
  const { facts, environment, equipment, technical, description } = car
  const { text } = site
  const labels = { more: text("clamp.more"), less: text("clamp.less") }
  return (
    <div {...part("root")}>
      {facts.length > 0 ? (
        <Section name="facts" site={site}>
          <FactGrid facts={facts} site={site} />
        </Section>
      ) : null}
      {description.length > 0 ? (
        <Section name="description" site={site}>
          <CarClamp className={css.description} labels={labels}>
            {description.map((paragraph) => (
              <p key={toPlainText(paragraph)} {...getTextProps(paragraph)} />
            ))}
          </CarClamp>
        </Section>
      ) : null}
      {equipment.length > 0 ? (
        <Section name="equipment" site={site}>
          <CarClamp className={css.equipment} labels={labels}>
            <ul {...part("list")}>
              {equipment.map((name) => (
                <li key={toPlainText(name)} {...part("item")}>
                  <CheckIcon />
                  <span {...getTextProps(name)} />
                </li>
              ))}
            </ul>
          </CarClamp>
        </Section>
      ) : null}
      {technical.length > 0 ? (
        <Section name="technical" site={site}>
          <CarClamp
            className={css.rows}
            rows={TECHNICAL_ROWS}
            hasMore={technical.length > TECHNICAL_ROWS}
            labels={labels}
          >
            <table {...part("table")} aria-labelledby="technical">
              <tbody>
                {technical.map(({ name, value }) => (
                  <tr key={name}>
                    <th scope="row">{text(`carPage.fact.${name}`)}</th>
                    <td {...getTextProps(value)} />
                  </tr>
                ))}
              </tbody>
            </table>
          </CarClamp>
        </Section>
      ) : null}
      {environment.length > 0 ? (
        <Section name="environment" site={site}>
          <FactGrid facts={environment} site={site} />
        </Section>
      ) : null}
    </div>
  )
}

interface SectionProps extends Pick<FactsProps, "site"> {
  readonly name: keyof FactsProps["car"]
  readonly children: ReactNode
}

function Section({ name, site, children }: SectionProps) {
  return (
    <section {...part("section")} aria-labelledby={name}>
      <h2 {...part("title")} id={name}>
        {site.text(`carPage.${name}`)}
      </h2>
      {children}
    </section>
  )
}

function FactGrid({ facts, site }: { readonly facts: readonly CarFact[]; readonly site: SiteContext }) {
  return (
    <dl {...part("facts")}>
      {facts.map(({ name, value }) => (
        <div key={name} {...part("fact")}>
          <dt>{site.text(`carPage.fact.${name}`)}</dt>
          <dd {...getTextProps(value)} />
        </div>
      ))}
    </dl>
  )
}
