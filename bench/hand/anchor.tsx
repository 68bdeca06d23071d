import type { ReactNode } from "react"

export interface Target {
  readonly href: string
  readonly text?: string
  readonly target?: string
}

interface AnchorProps {
  readonly className: string | undefined
  readonly scope: string
  readonly part: string
  readonly to: Target
  readonly children?: ReactNode
}

export function Anchor({ className, scope, part, to, children }: AnchorProps) {
  if (to.target !== "_blank") {
    return (
      <a className={className} data-scope={scope} data-part={part} href={to.href}>
        {children ?? to.text}
      </a>
    )
  }
  return (
    <a
      className={className}
      data-scope={scope}
      data-part={part}
      href={to.href}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children ?? to.text}
      <span data-part="new-window"> (öppnas i nytt fönster)</span>
    </a>
  )
}
