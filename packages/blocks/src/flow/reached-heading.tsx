import { type HTMLAttributes, useEffect, useRef, useState } from "react"
import type { HeadingBelow } from "../outline/level-below.ts"

interface ReachedHeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  readonly heading: HeadingBelow
  /** True if the heading has just appeared. It then receives the focus, so that screen readers continue there. */
  readonly isReached: boolean
  readonly preventScroll?: boolean
}

export function ReachedHeading({ heading: Heading, isReached, preventScroll = false, ...props }: ReachedHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isNew] = useState(isReached)

  useEffect(() => {
    if (isNew) heading.current?.focus({ preventScroll })
  }, [isNew, preventScroll])

  return <Heading ref={heading} tabIndex={-1} {...props} />
}
