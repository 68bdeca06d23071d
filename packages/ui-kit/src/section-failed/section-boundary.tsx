"use client"

import { Component, type ErrorInfo, type ReactNode } from "react"
import { Reload, Root, Text, Title } from "./section-failed.tsx"

export interface SectionBoundaryProps {
  readonly children?: ReactNode
  /** What stands in for the section. The box of the kit when it is not given. */
  readonly fallback?: ReactNode
  /** Told what failed, for example to report it. */
  readonly onError?: (error: unknown, info: ErrorInfo) => void
  /** Another value tries the section again, for example the address of the page. */
  readonly resetKey?: string
}

interface State {
  readonly hasFailed: boolean
  readonly resetKey: string | undefined
}

/** Keeps a section that fails in the browser from taking the page with it, and puts the box in its place. */
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
