import type { ReactNode } from "react"
import { ArrowIcon } from "../../../src/icons/icons.tsx"
import { Palette } from "./palette.tsx"
import { Buttons, KitParts, Sampler } from "./sampler.tsx"
import { Shapes } from "./shapes.tsx"
import css from "./theme-sheet.module.css"
import { TypeScale } from "./type-scale.tsx"

export interface SheetTexts {
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
  readonly name: string
  readonly texts: SheetTexts
  readonly picture: string
}

export function ThemeSheet({ name, texts, picture }: ThemeSheetProps) {
  return (
    <main className={css.sheet}>
      <Opening name={name} texts={texts} picture={picture} />
      <Section title="Colours">
        <Palette />
      </Section>
      <Section title="Grounds">
        <Sampler texts={texts} />
      </Section>
      <Section title="Type">
        <TypeScale texts={texts} />
      </Section>
      <div className={css.halves}>
        <Section title="Shapes and space">
          <Shapes />
        </Section>
        <Section title="Parts">
          <KitParts texts={texts} />
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

function Opening({ name, texts, picture }: ThemeSheetProps) {
  return (
    <div className={css.opening}>
      <div className={css.voice}>
        <p className={css.name}>{name}</p>
        <h1 className={css.title}>{texts.title}</h1>
        <p className={css.lead}>{texts.text}</p>
        <Buttons texts={texts} />
      </div>
      <article className={css.card}>
        <p className={css.badge}>{texts.campaign}</p>
        <img className={css.picture} src={picture} alt="" width={1500} height={1000} />
        <div className={css.cardBody}>
          <h2 className={css.cardTitle}>{texts.car}</h2>
          <dl className={css.facts}>
            {texts.facts.map(([label, value]) => (
              <div key={label}>
                <dt className={css.label}>{label}</dt>
                <dd className={css.value}>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={css.price}>{texts.price}</p>
          <a href="#bil" className={css.link}>
            {texts.secondary} <ArrowIcon />
          </a>
        </div>
      </article>
    </div>
  )
}
