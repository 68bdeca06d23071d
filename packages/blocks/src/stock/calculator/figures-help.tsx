import { anatomy } from "@forecourt/ui-kit/anatomy"
import unfold from "../../styles/unfold.module.css"
import type { CalculatorTexts } from "./calculator.texts.ts"
import css from "./figures-help.module.css"

const part = anatomy("figures-help", { summary: unfold.summary }, css)

/** The name of a figure that has an explanation. */
export type FigureName = keyof CalculatorTexts extends infer Key
  ? Key extends `figures.${infer Name}`
    ? Name
    : never
  : never

interface FiguresHelpProps {
  readonly figures: readonly FigureName[]
  readonly texts: CalculatorTexts
}

/** Renders an initially closed list that explains each figure of a calculation in one sentence. */
export function FiguresHelp({ figures, texts }: FiguresHelpProps) {
  return (
    <details {...part("root")}>
      <summary {...part("summary")}>{texts.figures}</summary>
      <dl {...part("list")}>
        {figures.map((name) => (
          <div key={name}>
            <dt {...part("name")}>{texts[name === "residualLease" ? "residual" : name]}</dt>
            <dd>{texts[`figures.${name}`]}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
