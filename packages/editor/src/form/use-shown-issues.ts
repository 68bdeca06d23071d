import { useEffect, useRef, useState } from "react"
import type { FormIssue } from "./form.types.ts"

/** How long typing rests before new issues are said. */
const REST_MS = 600

interface ShownIssues {
  readonly shown: readonly FormIssue[]
  /** Whether somebody has been here and rests: what is wrong may be read out. */
  readonly isSettled: boolean
  readonly onInput: () => void
  readonly onLeave: () => void
}

/**
 * Which of a field's issues its editor is told, and when. What was wrong on load is told once the field was touched. While
 * typing, what is mended goes at once, and what is new waits for a rest or for leaving the field; only a value of the wrong
 * type is told at once.
 */
export function useShownIssues(issues: readonly FormIssue[], showAll: boolean): ShownIssues {
  const [phase, setPhase] = useState<"untouched" | "typing" | "settled">("untouched")
  const [known, setKnown] = useState<readonly string[]>([])
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(rest.current), [])

  const shown = issues.filter((issue) => {
    if (phase === "typing") return issue.keyword === "type" || known.includes(getIssueKey(issue))
    return phase === "settled" || showAll
  })

  function onInput() {
    setKnown(shown.map(getIssueKey))
    setPhase("typing")
    clearTimeout(rest.current)
    rest.current = setTimeout(() => setPhase("settled"), REST_MS)
  }
  function onLeave() {
    clearTimeout(rest.current)
    setPhase("settled")
  }
  return { shown, isSettled: phase === "settled", onInput, onLeave }
}

function getIssueKey({ keyword, pointer, property = "" }: FormIssue): string {
  return `${keyword} ${pointer} ${property}`
}
