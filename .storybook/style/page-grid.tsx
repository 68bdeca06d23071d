import type { ReactNode } from "react"
import css from "./style-sheet.module.css"

const COLUMNS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

export function PageGrid(): ReactNode {
  return (
    <div className={css.outline}>
      <div className={css.outlineBand} data-theme="surface-2">
        <div className={css.outlineRow}>
          <p className={css.box} data-span="5">
            words, 5
          </p>
          <p className={css.box} data-span="7">
            picture, 7
          </p>
        </div>
      </div>
      <div className={css.outlineRow}>
        <p className={css.box} data-span="4">
          card, 4
        </p>
        <p className={css.box} data-span="4">
          card, 4
        </p>
        <p className={css.box} data-span="4">
          card, 4
        </p>
        <p className={css.box} data-span="8">
          running text, 8, never beyond 75 letters
        </p>
      </div>
      <div className={css.columns} aria-hidden="true">
        {COLUMNS.map((column) => (
          <span key={column} className={css.column} />
        ))}
      </div>
      <p className={css.edge} data-edge="window">
        <span>1: the window</span>
      </p>
      <p className={css.edge} data-edge="content">
        <span>2: the logo</span>
      </p>
    </div>
  )
}
