import type { ComponentPropsWithRef, JSX, ReactNode } from "react"

/** The props of every part: the attributes of its element, a ref, and `render`. */
export type PartProps<Tag extends keyof JSX.IntrinsicElements, State = NoState> = ComponentPropsWithRef<Tag> & {
  /** Renders another element instead of the default one. The element must spread the props that it receives. */
  readonly render?: (props: Readonly<Record<string, unknown>>, state: State) => ReactNode
}

export type NoState = Readonly<Record<never, never>>

/** The details of a change: its reason, the event that caused it, and a function that prevents it. */
export interface ChangeDetails<Reason extends string> {
  readonly reason: Reason
  /** The DOM event, if the visitor caused the change; otherwise `undefined`. */
  readonly event: Event | undefined
  /** Prevents the change. */
  readonly cancel: () => void
}
