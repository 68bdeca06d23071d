import type { ComponentPropsWithRef, JSX, ReactNode } from "react"

/** What every part accepts: the attributes of its element, a ref, and `render`. */
export type PartProps<Tag extends keyof JSX.IntrinsicElements, State = NoState> = ComponentPropsWithRef<Tag> & {
  /** Renders another element instead. It must spread the props it is given. */
  readonly render?: (props: Readonly<Record<string, unknown>>, state: State) => ReactNode
}

/** A part that is always the same. */
export type NoState = Readonly<Record<never, never>>

/** Says why something changed, and lets the listener stop it. */
export interface ChangeDetails<Reason extends string> {
  readonly reason: Reason
  /** What the visitor did, when it was the visitor. */
  readonly event: Event | undefined
  /** Keeps everything as it is. */
  readonly cancel: () => void
}
