import type { RepresentativeExample } from "@forecourt/finance"
import {
  type BlockProps,
  isRendered,
  Link,
  RichText,
  type SiteContext,
  Text,
  type TextField,
} from "@forecourt/renderer"
import { anatomy } from "@forecourt/ui-kit/anatomy"
import { InfoIcon } from "@forecourt/ui-kit/icons"
import type { SwedishLoan as Fields } from "../generated/swedish-loan.ts"
import { createCalculatorTexts } from "../stock/calculator/calculator.texts.ts"
import { listExampleLines } from "../stock/calculator/list-example-lines.ts"
import sums from "../stock/sums.module.css"
import button from "../styles/button.module.css"
import prose from "../styles/prose.module.css"
import section from "../styles/section.module.css"
import css from "./swedish-loan.module.css"
import { createLoanExample } from "./swedish-loan.rules.ts"

const part = anatomy(
  "swedish-loan",
  section,
  { text: prose.prose, link: button.arrow, lines: sums.lines, line: sums.line },
  css,
)

/**
 * Renders a text about car loans. The figures of the loan are shown only together with the complete representative
 * example. Spec 2 §1.
 */
export function SwedishLoan({ fields, site }: BlockProps<Fields>) {
  const { title, titleTag, text, disclaimer, link } = fields
  const example = createLoanExample(fields)
  const isEmpty = example === null && !isRendered(title) && !isRendered(text) && !isRendered(link)
  if (site.locale !== "sv-SE" || isEmpty) return null

  return (
    <section {...part("root")}>
      <div {...part("content")}>
        <div {...part("words")}>
          <Text {...part("title")} as={titleTag} field={title} />
          <RichText {...part("text")} field={text} />
          <Link {...part("link")} field={link} newWindowText={site.text("link.newWindow")} />
        </div>
        {example === null ? null : <Example example={example} disclaimer={disclaimer} site={site} />}
      </div>
    </section>
  )
}

interface ExampleProps {
  readonly example: RepresentativeExample
  readonly disclaimer: TextField | undefined
  readonly site: SiteContext
}

/** Renders all items in the same size, so that no figure is more prominent than the effective rate. */
function Example({ example, disclaimer, site }: ExampleProps) {
  const texts = createCalculatorTexts(site)
  return (
    <div {...part("example")}>
      <p {...part("warning")}>
        <InfoIcon />
        {texts.warning}
      </p>
      <dl {...part("lines")}>
        {listExampleLines(example, { texts, currency: "SEK", locale: site.locale }).map(([name, value]) => (
          <div key={name} {...part("line")}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Text {...part("note")} as="p" field={disclaimer} />
      <p {...part("note")}>{texts.note}</p>
    </div>
  )
}
