import { Component, type ReactNode } from "react"

export interface ErrorBoundaryProps {
  readonly children: ReactNode
  readonly fallback: ReactNode
  /** A key that identifies the content. If the key changes after an error, the children are rendered again. */
  readonly resetKey: string
}

interface State {
  readonly hasFailed: boolean
  readonly resetKey: string
}

/**
 * Catches errors in its children, so that the rest of the page keeps working. The UI kit's error boundary is not used,
 * since a style sheet that the editor shares with pages would become a separate file that every visitor loads.
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
