"use client"

import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react"
import { requestChange } from "../behaviour/request-change.ts"
import { useBehaviour } from "../behaviour/use-behaviour.ts"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import { BACK, BRANCH, part, TRIGGER } from "./drill-down-anatomy.ts"
import {
  type DrillDownEffect,
  type DrillDownEvent,
  type DrillDownReason,
  type DrillDownState,
  drillDownNext,
  drillDownTop,
  isSame,
} from "./drill-down-core.ts"
import { findTarget, getPath, getPathAfter, openPath, reflect } from "./drill-down-document.ts"

export interface DrillDownRootProps extends PartProps<"nav", DrillDownView> {
  /** The path if the menu is controlled: the keys of the open branches, starting with the outermost. */
  readonly value?: readonly string[]
  /** Called before the path changes. Call `details.cancel()` to keep the current path. */
  readonly onValueChange?: (value: readonly string[], details: ChangeDetails<DrillDownReason>) => void
}

export interface DrillDownView {
  readonly path: readonly string[]
}

/**
 * A menu that shows one level at a time, for windows below 1500 pixels (spec 1 §4). Its branches are server-rendered
 * `<details>`, so it works without JavaScript.
 */
export function Root({ value, onValueChange, ...props }: DrillDownRootProps): ReactNode {
  const root = useRef<HTMLElement>(null)
  const [isReady, setReady] = useState(false)

  const [state, send] = useBehaviour<DrillDownState, DrillDownEvent, DrillDownEffect>({
    next: drillDownNext,
    initial: drillDownTop,
    decide: (after, previous, event, cause) => {
      if (event.type === "set") return after
      if (requestChange(onValueChange, after.path, event.reason, cause) && value === undefined) return after
      // Restores a branch that the browser opened.
      if (root.current) reflect(root.current, previous.path)
      return previous
    },
    run: ({ type, key }, { path }) => {
      if (!root.current) return
      reflect(root.current, path)
      findTarget(root.current, key, type === "focus-heading" ? "heading" : "trigger")?.focus()
    },
  })

  const valueKey = value?.join("\n")
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path counts, not the list that holds it.
  useEffect(() => {
    if (value !== undefined) send({ type: "set", path: value })
  }, [valueKey, send])

  useLayoutEffect(() => {
    if (!root.current) return
    send({ type: "set", path: openPath(root.current) })
    setReady(true)
  }, [send])

  const { path } = state
  useLayoutEffect(() => {
    const node = root.current
    if (!node || !isReady) return
    reflect(node, path)
    const handleToggle = (event: Event) => {
      const nextPath = event.target instanceof HTMLDetailsElement ? getPathAfter(node, event.target, path) : path
      if (!isSame(nextPath, path)) send({ type: "drill", path: nextPath, reason: "found" }, event)
    }
    node.addEventListener("toggle", handleToggle, true)
    return () => node.removeEventListener("toggle", handleToggle, true)
  }, [path, isReady, send])

  const ownProps = {
    ref: root,
    onClick: (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null
      const trigger = target?.closest(`[${TRIGGER}]`)
      if (trigger) {
        event.preventDefault()
        openBranch(trigger, "trigger", event.nativeEvent)
      } else if (target?.closest(`[${BACK}]`)) send({ type: "back", reason: "back-button" }, event.nativeEvent)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!event.defaultPrevented && root.current && handleMoveKey(root.current, event)) event.preventDefault()
    },
  }

  function openBranch(trigger: Element, reason: "trigger" | "arrow", event: Event): void {
    const branch = trigger.closest(`[${BRANCH}]`)
    if (root.current && branch) send({ type: "drill", path: getPath(root.current, branch), reason }, event)
  }

  function handleMoveKey(node: HTMLElement, { key, target, nativeEvent }: KeyboardEvent): boolean {
    if (key === "Escape") {
      if (path.length > 0) send({ type: "back", reason: "escape" }, nativeEvent)
      return path.length > 0
    }
    if (!(target instanceof Element) || target.matches("input, textarea, select, [contenteditable]")) return false
    const isRtl = getComputedStyle(node).direction === "rtl"
    if (key === (isRtl ? "ArrowRight" : "ArrowLeft") && path.length > 0) {
      send({ type: "back", reason: "arrow" }, nativeEvent)
      return true
    }
    const trigger = key === (isRtl ? "ArrowLeft" : "ArrowRight") ? target.closest(`[${TRIGGER}]`) : null
    if (trigger) openBranch(trigger, "arrow", nativeEvent)
    return trigger !== null
  }

  const states = { ready: isReady, direction: state.direction, depth: path.length }
  return renderPart("nav", part("root", states), ownProps, props, { path })
}
