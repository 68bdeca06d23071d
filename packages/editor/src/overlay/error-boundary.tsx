import { Component, type ReactNode } from "react"

export interface ErrorBoundaryProps {
  readonly children: ReactNode
  readonly fallback: ReactNode
  /** A key that identifies the content. A change of the key after an error renders the children again. */
  readonly resetKey: string
}

interface State {
  readonly hasFailed: boolean
  readonly resetKey: string
}

/**
 * The error boundary of the editor. The error boundary of the UI kit is not used, because it has a style sheet that
 * every visitor would have to load as a separate file.
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
