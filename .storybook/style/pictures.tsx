import type { ReactNode } from "react"
import type { Company } from "./company.types.ts"
import { ShownPicture } from "./shown-picture.tsx"
import css from "./style-sheet.module.css"

const RATIOS = [
  ["21 by 9", "the opening of a page and carousels, on wide windows"],
  ["16 by 9", "the top of a story, pictures and films among text, what is shared"],
  ["4 by 3", "beside words, on wide windows"],
  ["3 by 2", "cards of every kind, and every car"],
  ["4 by 5", "openings and pictures beside words, on phones"],
] as const

const RULES = [
  "Words never stand on a picture: not on a shade, not on a blur.",
  "No picture stands twice on a page, or on more than six pages of a site. Another season, hour, car or crop makes another picture.",
  "A place that one country knows is shown in that country alone; so is the side that traffic keeps to, and the plate.",
  "The alternative text says what can be seen. A picture that says nothing is left out.",
] as const

export function Pictures({ company: { kinds } }: { readonly company: Company }): ReactNode {
  return (
    <>
      <ul className={css.rules}>
        {RULES.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {kinds.map(({ name, use, pictures }) => (
        <div key={name} className={css.kind}>
          <h3 className={css.kindName}>{name}</h3>
          <p className={css.kindUse}>{use}</p>
          <ul className={css.kindPictures}>
            {pictures.map((picture) => (
              <li key={picture.src} data-upright={picture.height > picture.width ? "" : undefined}>
                <ShownPicture picture={picture} className={css.kindPicture} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <dl className={css.ratios}>
        {RATIOS.map(([ratio, use]) => (
          <div key={ratio}>
            <dt className={css.name}>{ratio}</dt>
            <dd>{use}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
