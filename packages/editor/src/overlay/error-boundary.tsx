import { Component, type ReactNode } from "react"

export interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** The content rendered in place of children that threw. */
  readonly fallback: ReactNode
  /** A change of this value renders the children again. */
  readonly resetKey: string
}

interface State {
  readonly hasFailed: boolean
  readonly resetKey: string
}

/**
 * Catches errors of its children, so that the page stays. Not the kit's boundary: a style sheet shared by editor and
 * pages would become a separate file, which every visitor would load.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
