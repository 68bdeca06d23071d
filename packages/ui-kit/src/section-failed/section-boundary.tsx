"use client"

import { Component, type ErrorInfo, type ReactNode } from "react"
import { Reload, Root, Text, Title } from "./section-failed.tsx"

export interface SectionBoundaryProps {
  readonly children?: ReactNode
  /** The element that replaces a failed section. @default the error box of the UI kit */
  readonly fallback?: ReactNode
  /** Called with the error, for example to report it. */
  readonly onError?: (error: unknown, info: ErrorInfo) => void
  /**
   * The key of the content, for example the URL of the page. When the key changes, a failed section is rendered again.
   */
  readonly resetKey?: string
}

interface State {
  readonly hasFailed: boolean
  readonly resetKey: string | undefined
}

/**
 * The error boundary of a section. If the section fails, an error box replaces it, and other parts of the page are not
 * affected.
 */
export class Boundary extends Component<SectionBoundaryProps, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ resetKey }: SectionBoundaryProps, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info)
  }

  override render(): ReactNode {
    const { children, fallback = <Box /> } = this.props
    return this.state.hasFailed ? fallback : children
  }
}

function Box(): ReactNode {
  return (
    <Root>
      <Title />
      <Text />
      <Reload />
    </Root>
  )
}
