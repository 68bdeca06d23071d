import type { ReactNode } from "react"
import css from "./stage.module.css"

// Where stories stand. Part of the workshop, not of the kit.

/** Gives a story room and the ground of the theme. */
export function Stage({ children, isBare = false }: { readonly children: ReactNode; readonly isBare?: boolean }) {
  return (
    <main className={css.stage} data-bare={isBare ? "" : undefined}>
      {children}
    </main>
  )
}

/** One of several things in a story, with its name. */
export function Case({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={css.case}>
      <p className={css.name}>{name}</p>
      {children}
    </div>
  )
}

export { css as stage }
