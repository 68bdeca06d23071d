import type { ReactNode } from "react"
import { ArrowIcon } from "../../icons/icons.tsx"
import { Palette } from "./palette.tsx"
import { Buttons, KitParts, Sampler } from "./sampler.tsx"
import { Shapes } from "./shapes.tsx"
import css from "./theme-sheet.module.css"
import { TypeScale } from "./type-scale.tsx"

/** What a sheet says, in the site's own language. */
export interface SheetWords {
  readonly title: string
  readonly text: string
  readonly primary: string
  readonly secondary: string
  readonly ghost: string
  readonly campaign: string
  readonly car: string
  readonly facts: readonly (readonly [label: string, value: string])[]
  readonly price: string
}

export interface ThemeSheetProps {
  /** Name of the look: a site's, or a car brand's on it. */
  readonly name: string
  readonly words: SheetWords
  /** Address of a car's picture. */
  readonly picture: string
}

/** A theme on one page: its voice, its colours and how well they can be read, type, shapes, and the kit's parts in it. */
export function ThemeSheet({ name, words, picture }: ThemeSheetProps) {
  return (
    <main className={css.sheet}>
      <Opening name={name} words={words} picture={picture} />
      <Section title="Colours">
        <Palette />
      </Section>
      <Section title="Grounds">
        <Sampler words={words} />
      </Section>
      <Section title="Type">
        <TypeScale words={words} />
      </Section>
      <div className={css.halves}>
        <Section title="Shapes and space">
          <Shapes />
        </Section>
        <Section title="Parts">
          <KitParts words={words} />
        </Section>
      </div>
    </main>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{title}</h2>
      {children}
    </section>
  )
}

function Opening({ name, words, picture }: ThemeSheetProps) {
  return (
    <div className={css.opening}>
      <div className={css.voice}>
        <p className={css.name}>{name}</p>
        <h1 className={css.title}>{words.title}</h1>
        <p className={css.lead}>{words.text}</p>
        <Buttons words={words} />
      </div>
      <article className={css.card}>
        <p className={css.badge}>{words.campaign}</p>
        <img className={css.picture} src={picture} alt="" width={1500} height={1000} />
        <div className={css.cardBody}>
          <h2 className={css.cardTitle}>{words.car}</h2>
          <dl className={css.facts}>
            {words.facts.map(([label, value]) => (
              <div key={label}>
                <dt className={css.label}>{label}</dt>
                <dd className={css.value}>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={css.price}>{words.price}</p>
          <a href="#bil" className={css.link}>
            {words.secondary} <ArrowIcon />
          </a>
        </div>
      </article>
    </div>
  )
}
