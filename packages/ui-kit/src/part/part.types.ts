import type { ComponentPropsWithRef, JSX, ReactNode } from "react"

export type PartProps<Tag extends keyof JSX.IntrinsicElements, State = NoState> = ComponentPropsWithRef<Tag> & {
  /** Renders another element instead of the default one. Spread the received props onto that element. */
  readonly render?: (props: Readonly<Record<string, unknown>>, state: State) => ReactNode
}

export type NoState = Readonly<Record<never, never>>

export interface ChangeDetails<Reason extends string> {
  readonly reason: Reason
  /** The DOM event if the visitor caused the change. Otherwise `undefined`. */
  readonly event: Event | undefined
  /** Prevents the change. */
  readonly cancel: () => void
}
