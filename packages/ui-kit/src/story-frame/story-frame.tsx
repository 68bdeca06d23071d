import type { ReactNode } from "react"
import css from "./story-frame.module.css"

// Where stories stand. Part of the workshop, not of the kit.

/** Gives a story room and the surface of the theme. */
export function StoryFrame({ children, isBare = false }: { readonly children: ReactNode; readonly isBare?: boolean }) {
  return (
    <main className={css.frame} data-bare={isBare ? "" : undefined}>
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

export { css as frame }
