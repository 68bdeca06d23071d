import type { ReactNode } from "react"
import { createPaint } from "../../packages/ui-kit/test/story-frame/theme-sheet/worn.ts"
import type { Company } from "./company.types.ts"
import { ShownPicture } from "./shown-picture.tsx"
import css from "./style-sheet.module.css"
import { useWorn } from "./worn.ts"

const TIMES = [
  ["duration-fast", "colours"],
  ["duration-medium", "menus, panels, cards"],
  ["duration-slow", "sheets, drawers, pictures that grow"],
  ["duration-reveal", "the words that open a page, once"],
] as const

export function Movement({ company: { movement, models } }: { readonly company: Company }): ReactNode {
  const [first] = models
  if (!first) return null
  return (
    <>
      <p className={css.text}>{movement}</p>
      <div className={css.movement}>
        {["at rest", "under the pointer"].map((state) => (
          <figure key={state} className={css.moving} data-state={state}>
            <div className={css.movingCard}>
              <div className={css.movingFrame}>
                <ShownPicture picture={first.picture} />
              </div>
              <p className={css.movingWords} lang="sv">
                {first.title}
              </p>
            </div>
            <figcaption className={css.note}>{state}</figcaption>
          </figure>
        ))}
        <dl className={css.times}>
          {TIMES.map(([name, use]) => (
            <Time key={name} name={name} use={use} />
          ))}
        </dl>
      </div>
      <p className={css.text}>
        Whoever asks their system for less motion gets none: every one of these times is 0 then, and no card moves.
      </p>
    </>
  )
}

function Time({ name, use }: { readonly name: string; readonly use: string }): ReactNode {
  const { node, value } = useWorn<HTMLElement, string>(
    ({ transitionDuration }) => `${Math.round(1000 * Number.parseFloat(transitionDuration))} ms`,
  )
  return (
    <div className={css.time}>
      <dt className={css.name}>{name}</dt>
      <dd
        ref={(time) => {
          node.current = time
          createPaint("transition-duration", name)(time)
        }}
      >
        {value} <span className={css.note}>{use}</span>
      </dd>
    </div>
  )
}
