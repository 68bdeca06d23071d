import { useEffect } from "react"
import { findElements, findUid, getBox } from "./canvas.ts"
import css from "./overlay.module.css"

interface PageMarks {
  readonly uids: Readonly<Record<string, string>>
  readonly chosen: string | null
  readonly onChoose: (id: string | null) => void
  readonly isOn: boolean
}

/**
 * Selects a block when it is clicked in the page. A link inside a block is followed only if Ctrl or Cmd is pressed.
 */
export function usePageMarks({ uids, chosen, onChoose, isOn }: PageMarks): void {
  useEffect(() => {
    if (!isOn) return
    const ids = new Map(Object.entries(uids).map(([id, uid]) => [uid, id]))
    const handleClick = (event: MouseEvent) => {
      const { target } = event
      if (event.ctrlKey || event.metaKey || !(target instanceof Element)) return
      if (target.closest('[data-scope="editor"]') !== null) return
      const uid = findUid(target)
      const id = uid === null ? undefined : ids.get(uid)
      if (id === undefined) return
      event.preventDefault()
      event.stopPropagation()
      onChoose(id)
    }
    document.addEventListener("click", handleClick, { capture: true })
    return () => document.removeEventListener("click", handleClick, { capture: true })
  }, [uids, onChoose, isOn])

  const uid = chosen === null ? undefined : uids[chosen]
  useEffect(() => {
    if (uid === undefined) return
    findElements(uid)[0]?.scrollIntoView({ block: "nearest" })
    return addFrame(uid)
  }, [uid])
}

function addFrame(uid: string): () => void {
  const line = document.createElement("div")
  line.dataset.scope = "editor"
  line.dataset.part = "frame"
  line.className = css.frame ?? ""
  line.setAttribute("aria-hidden", "true")
  document.body.append(line)
  let next = 0
  const updateFrame = () => {
    const box = getBox(uid)
    line.hidden = box === null
    if (box !== null) {
      line.style.translate = `${box.left}px ${box.top}px`
      line.style.width = `${box.width}px`
      line.style.height = `${box.height}px`
    }
    next = requestAnimationFrame(updateFrame)
  }
  updateFrame()
  return () => {
    cancelAnimationFrame(next)
    line.remove()
  }
}
