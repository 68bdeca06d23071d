import type { ReactNode } from "react"
import button from "../../packages/blocks/src/styles/button.module.css"
import { createPaint } from "../../packages/ui-kit/test/story-frame/theme-sheet/worn.ts"
import type { Company } from "./company.types.ts"
import css from "./style-sheet.module.css"
import { getRatio, round, useWorn } from "./worn.ts"

const SURFACES = {
  light: "the page itself",
  "surface-1": "quiet: a band between two sections",
  "surface-2": "the company’s own: openings and offers",
  dark: "at most one on a page, and bars above it; for editors it is surface-3",
  accent: "one thing that must be seen",
  warning: "something is wrong for everybody",
}

const PAIRS = [
  ["ink", "paper"],
  ["ink-muted", "paper"],
  ["action", "paper"],
  ["on-primary", "primary"],
  ["on-accent", "accent"],
] as const

export function Surfaces({ company }: { readonly company: Company }): ReactNode {
  const { voice, buttons, link, price } = company
  return (
    <ul className={css.surfaces}>
      {Object.entries(SURFACES).map(([surface, use]) => (
        <li key={surface} className={css.surface} data-theme={surface}>
          <p className={css.note}>
            <strong>{surface}</strong>: {use}
          </p>
          <div className={css.surfaceWords} lang="sv">
            <p className={css.surfaceTitle}>{voice.display}</p>
            <p className={css.muted}>{voice.lead}</p>
            <p className={css.price}>{price}</p>
            <p className={css.row}>
              <a href="#surfaces" className={button.primary}>
                {buttons.primary}
              </a>
              <a href="#surfaces" className={button.arrow}>
                {link}
              </a>
            </p>
          </div>
          <ul className={css.pairs}>
            {PAIRS.map(([words, behind]) => (
              <Pair key={words} words={words} behind={behind} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function Pair({ words, behind }: { readonly words: string; readonly behind: string }): ReactNode {
  const { node, value } = useWorn<HTMLLIElement, number>(({ color, backgroundColor }) =>
    getRatio(color, backgroundColor),
  )
  return (
    <li
      className={css.pair}
      ref={(pair) => {
        node.current = pair
        createPaint("color", `color-${words}`)(pair)
        createPaint("background-color", `color-${behind}`)(pair)
      }}
    >
      <span>{words}</span>
      <span className={css.number}>{value === null ? "" : round(value).toFixed(1)}</span>
    </li>
  )
}
