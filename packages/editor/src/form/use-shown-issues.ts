import { useEffect, useRef, useState } from "react"
import type { FormIssue } from "./form.types.ts"

const REST_MS = 600

interface ShownIssues {
  readonly shown: readonly FormIssue[]
  /**
   * True if the editor has visited the field and stopped typing. Its issues may then be announced to screen readers.
   */
  readonly isSettled: boolean
  readonly onInput: () => void
  readonly onLeave: () => void
}

/**
 * Returns the issues of a field that are shown now. None are shown until the field has been touched, unless `showAll`
 * is true. New issues appear after a pause in typing.
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
