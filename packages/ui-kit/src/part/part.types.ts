import type { ComponentPropsWithRef, JSX, ReactNode } from "react"

/** The props of a part: the attributes of its HTML element, a ref, and `render`. */
export type PartProps<Tag extends keyof JSX.IntrinsicElements, State = NoState> = ComponentPropsWithRef<Tag> & {
  /** Renders another element instead of the default one. Spread the received props onto that element. */
  readonly render?: (props: Readonly<Record<string, unknown>>, state: State) => ReactNode
}

export type NoState = Readonly<Record<never, never>>

/**
 * The details of a change, such as its reason and the event that caused it. The function `cancel` prevents the change.
 */
export interface ChangeDetails<Reason extends string> {
  readonly reason: Reason
  /** The DOM event if the visitor caused the change. Otherwise `undefined`. */
  readonly event: Event | undefined
  /** Prevents the change. */
  readonly cancel: () => void
}
