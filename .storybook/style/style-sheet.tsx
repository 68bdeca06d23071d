import type { ReactNode } from "react"
import { renderStory } from "../../packages/blocks/test/story.tsx"
import { Later } from "../../packages/blocks/test/story-later.tsx"
import { ButtonsAndLinks } from "./buttons.tsx"
import { Cards } from "./cards.tsx"
import { Colours } from "./colours.tsx"
import type { Company, TableText } from "./company.types.ts"
import { EveryField } from "./every-field.tsx"
import { Faces } from "./faces.tsx"
import { Shapes, Spaces } from "./measures.tsx"
import { Movement } from "./movement.tsx"
import { PageGrid } from "./page-grid.tsx"
import { Pictures } from "./pictures.tsx"
import css from "./style-sheet.module.css"
import { Surfaces } from "./surfaces.tsx"
import { TypeScale } from "./type-scale.tsx"

export interface StyleSheetProps {
  readonly company: Company
  readonly site: string
}

export function StyleSheet({ company, site }: StyleSheetProps): ReactNode {
  return (
    <main className={css.sheet} lang="en">
      <header className={css.opening}>
        <div className={css.room}>
          <h1 className={css.company}>{company.name}</h1>
          <p className={css.lead}>{company.look}</p>
          <p className={css.lead}>{company.speech}</p>
        </div>
      </header>
      <Part title="Sites" text="What each site has to itself. Everything else is the company’s.">
        <Faces company={company} />
      </Part>
      <Part title="Type" text="Sizes grow with the window; these are the ones of this window.">
        <TypeScale voice={company.voice} />
      </Part>
      <Part
        title="Grid"
        text="A section begins at one of two edges: at the window, where only surfaces and pictures do, or where the logo stands, where everything else does. Between the second edge and its counterpart lie twelve columns, together at most 1440 px wide."
        isWide
      >
        <PageGrid />
      </Part>
      <Part title="Space and shapes" text="Every distance is one of these.">
        <div className={css.halves}>
          <Spaces />
          <Shapes />
        </div>
      </Part>
      <Part title="Colours" text="By what they are for. A style sheet never names a colour, only its role.">
        <Colours />
      </Part>
      <Part
        title="Surfaces"
        text="A part of a page takes another surface, and every role follows. The numbers are contrast ratios as they are here: words need 4.5."
      >
        <Surfaces company={company} />
      </Part>
      <Part title="Pictures" text="Four kinds, each for one thing.">
        <Pictures company={company} />
      </Part>
      <Part title="Cards" text="Of each kind, the second is as it is under the pointer." isWide>
        <Cards company={company} site={site} />
      </Part>
      <Part title="Movement" text="One, and no other.">
        <Movement company={company} />
      </Part>
      <Part title="Buttons, links and the focus" text="What is pressed looks like it, in every state.">
        <ButtonsAndLinks company={company} />
      </Part>
      <Part title="Forms" text="Every kind of field, filled in; and what a form says when it is refused.">
        <EveryField text={company.form} />
      </Part>
      <Part title="Tables" text="Words to the left, numbers to the right." isWide>
        <Later>
          <div lang="sv">{renderStory("Table", tableFields(company.table), { site })}</div>
        </Later>
      </Part>
    </main>
  )
}

interface PartProps {
  readonly title: string
  readonly text: string
  readonly isWide?: boolean
  readonly children: ReactNode
}

function Part({ title, text, isWide = false, children }: PartProps): ReactNode {
  return (
    <section className={css.part}>
      <div className={css.room}>
        <h2 className={css.title}>{title}</h2>
        <p className={css.text}>{text}</p>
      </div>
      <div className={isWide ? css.wide : css.room}>{children}</div>
    </section>
  )
}

function tableFields({ title, caption, columns, rows, note }: TableText) {
  return {
    title: { value: title },
    titleTag: "h3",
    caption: { value: caption },
    columns: columns.map((heading, index) => ({ heading: { value: heading }, isNumber: index > 1 })),
    rows: rows.map((cells) => ({ cells: cells.map((text) => ({ text: { value: text } })) })),
    hasRowHeadings: true,
    note: { value: note },
  }
}
