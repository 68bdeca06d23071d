import { Component, type ReactNode } from "react"

export interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** What is rendered in place of children that threw. */
  readonly fallback: ReactNode
  /** Another value renders the children again. */
  readonly resetKey: string
}

interface State {
  readonly hasFailed: boolean
  readonly resetKey: string
}

/**
 * Keeps what throws from taking the page with it. Not the kit's boundary: a style sheet that editor and pages share gets
 * a file of its own, which every visitor would wait for.
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
