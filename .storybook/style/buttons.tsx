import type { ReactNode } from "react"
import button from "../../packages/blocks/src/styles/button.module.css"
import prose from "../../packages/blocks/src/styles/prose.module.css"
import type { Company } from "./company.types.ts"
import css from "./style-sheet.module.css"

const RANKS = ["primary", "secondary", "ghost"] as const
const STATES = ["at rest", "under the pointer", "with the focus", "out of reach"] as const
const USES = {
  primary: "the one thing to do; one in a window",
  secondary: "another way to the same",
  ghost: "what few need",
}

export function ButtonsAndLinks({ company: { buttons, link, voice } }: { readonly company: Company }): ReactNode {
  return (
    <>
      <div className={css.buttonGrid}>
        {RANKS.map((rank) => (
          <div key={rank} className={css.buttonRow}>
            <p>
              <span className={css.name}>{rank}</span> <span className={css.note}>{USES[rank]}</span>
            </p>
            <div className={css.row} lang="sv">
              {STATES.map((state) => (
                <button
                  key={state}
                  type="button"
                  className={button[rank]}
                  data-rank={rank}
                  data-shown={state}
                  disabled={state === "out of reach"}
                >
                  {buttons[rank]}
                </button>
              ))}
            </div>
          </div>
        ))}
      </div>
      <p className={css.note}>From the left: {STATES.join(", ")}.</p>
      <div className={css.links}>
        <div lang="sv">
          <a href="#buttons" className={button.arrow}>
            {link}
          </a>
        </div>
        <div className={prose.prose} lang="sv">
          <p>
            {voice.body} <a href="#buttons">{link}</a>.
          </p>
        </div>
      </div>
      <ul className={css.rings}>
        {(["light", "surface-2", "accent", "dark"] as const).map((surface) => (
          <li key={surface} className={css.ringSurface} data-theme={surface} lang="sv">
            <a href="#rings" className={button.primary} data-shown="with the focus">
              {buttons.primary}
            </a>
            <a href="#rings" className={css.ringLink} data-shown="with the focus">
              {link}
            </a>
          </li>
        ))}
      </ul>
      <p className={css.note}>
        The ring is 3 px wide and 2 px off, in the colour of what can be pressed on that surface. It is never taken away
        and never cut.
      </p>
    </>
  )
}
