import type { ReactNode } from "react"
import css from "./story-frame.module.css"

// The frame of stories. Part of Storybook, not of the kit.

export function StoryFrame({ children, isBare = false }: { readonly children: ReactNode; readonly isBare?: boolean }) {
  return (
    <main className={css.frame} data-bare={isBare ? "" : undefined}>
      {children}
    </main>
  )
}

export function Case({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={css.case}>
      <p className={css.name}>{name}</p>
      {children}
    </div>
  )
}

export { css as frame }
