"use client"
import { useRouter } from "next/navigation"
import { useEffect, useRef, useState } from "react"
import { listenToDev } from "./dev-stream.ts"
import "./dev-notes.css"

export interface DevNotesProps {
  /** The URL of the event stream with which `npm run dev` reports changes and problems. */
  readonly events: string
  readonly renderedAt: number
}

/** The number of milliseconds that this component waits for Next.js to update a page before it refreshes the page. */
const FRAMEWORK_MS = 3000

export function DevNotes({ events, renderedAt }: DevNotesProps) {
  const router = useRouter()
  const [problems, setProblems] = useState<readonly string[]>([])
  const shown = useRef(renderedAt)
  useEffect(() => {
    shown.current = renderedAt
  }, [renderedAt])

  useEffect(() => {
    const onRefresh = () => router.refresh()
    const onCheck = (since: number) =>
      setTimeout(() => {
        if (shown.current < since) onRefresh()
      }, FRAMEWORK_MS)
    return listenToDev(events, { onProblems: setProblems, onRefresh, onCheck })
  }, [events, router])

  if (problems.length === 0) return null
  return (
    <aside data-scope="dev-notes" data-part="root" role="alert">
      {problems.map((problem) => (
        <p key={problem} data-scope="dev-notes" data-part="problem">
          {problem}
        </p>
      ))}
    </aside>
  )
}
