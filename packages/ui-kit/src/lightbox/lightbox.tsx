"use client"

import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { joinStyles } from "../anatomy/join-styles.ts"
import carouselCss from "../carousel/carousel.module.css"
import { CarouselScope } from "../carousel/carousel.tsx"
import type { CarouselReason } from "../carousel/carousel-core.ts"
import dialogCss from "../dialog/dialog.module.css"
import {
  type Dialog,
  Content as DialogContent,
  type DialogContentProps,
  type DialogRootProps,
  DialogScope,
  Trigger as DialogTrigger,
  useDialog,
} from "../dialog/dialog-scope.tsx"
import { useText } from "../kit-provider/kit-provider.tsx"
import { fillIn } from "../kit-provider/messages.ts"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import css from "./lightbox.module.css"
import { LightboxContext, type LightboxLabels, useLightbox } from "./lightbox-context.ts"

const part = anatomy("lightbox", joinStyles(carouselCss, dialogCss, css))

export interface LightboxRootProps extends Omit<DialogRootProps, "labels" | "closeFromPx"> {
  /** How many pictures there are. */
  readonly count: number
  /** The picture that is shown, counted from 0, when the caller holds that. */
  readonly value?: number
  /** The picture that is shown when nobody has chosen one. @default 0 */
  readonly defaultValue?: number
  /** Called before another picture is shown; `details.cancel()` keeps the one that is. Without details: the one a press opened. */
  readonly onValueChange?: (value: number, details?: ChangeDetails<CarouselReason>) => void
  /** Goes on with the first picture after the last. @default false */
  readonly loops?: boolean
  readonly labels?: LightboxLabels
}

/**
 * Pictures that open to the whole window: our dialog with our carousel inside, and thumbnails.
 *
 * Escape closes; the arrow keys, Home and End go through the pictures wherever the focus is. When it closes, the focus
 * is on the picture of the page that was seen last. The pictures are in the HTML, so the row can be scrolled without
 * JavaScript; those that cannot be fetched say so. Pressed before hydration it goes to the picture that was pressed,
 * except in Safari, where a press does not focus a button: there it starts with the first.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function Root({
  count,
  value,
  defaultValue = 0,
  onValueChange,
  loops = false,
  labels = {},
  children,
  ...dialog
}: LightboxRootProps): ReactNode {
  const [chosen, choose] = useState(defaultValue)
  const show = (index: number, details?: ChangeDetails<CarouselReason>) => {
    let isKept = false
    const cancel = () => {
      isKept = true
      details?.cancel()
    }
    onValueChange?.(index, details && { ...details, cancel })
    if (!isKept) choose(index)
  }
  return (
    <LightboxContext value={{ count, index: value ?? chosen, loops, labels, show }}>
      <DialogScope {...dialog} labels={labels} part={part}>
        {children}
      </DialogScope>
    </LightboxContext>
  )
}

export interface LightboxTriggerProps extends PartProps<"button", Dialog["state"]> {
  /** The picture it shows, counted from 0. */
  readonly index: number
}

/** A picture on the page that opens large. */
export function Trigger({ index, onClick, ...props }: LightboxTriggerProps): ReactNode {
  const { count, labels, show } = useLightbox()
  const name = fillIn(useText()("lightbox.open", labels.open), { position: index + 1, count })
  return (
    <DialogTrigger
      aria-label={name}
      data-index={index}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) show(index)
      }}
      {...props}
    />
  )
}

/** The window, with everything that moves the pictures inside. */
export function Content({ children, ...props }: DialogContentProps): ReactNode {
  const { count, index, loops, labels, show } = useLightbox()
  const { state, id, content } = useDialog()
  const name = useText()("lightbox.label", labels.label)
  usePressedBefore(content, id, show)
  useLastSeen(state.isOpen, id, index)

  useEffect(() => {
    const thumbnail = content.current?.querySelector(`[data-part=pick][data-selected]`)
    if (state.isOpen && index >= 0) thumbnail?.scrollIntoView({ block: "nearest", inline: "center" })
  }, [content, state.isOpen, index])

  return (
    <DialogContent aria-label={name} data-theme="dark" {...props}>
      <CarouselScope
        {...{ scope: part, count, loops, labels, value: index, "aria-label": name }}
        hasArrowKeys
        onValueChange={show}
      >
        {children}
      </CarouselScope>
    </DialogContent>
  )
}

/**
 * A press before hydration has opened it, and only the browser knows which: closing it puts the focus on that button.
 * It opens again before anything is painted.
 */
function usePressedBefore(
  content: RefObject<HTMLDialogElement | null>,
  id: string,
  show: (index: number) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first rendering can find it opened by the browser.
  useLayoutEffect(() => {
    const dialog = content.current
    if (!dialog?.open) return
    const focused = document.activeElement as HTMLElement | null
    dialog.close()
    const pressed = document.activeElement
    dialog.showModal()
    focused?.focus({ preventScroll: true })
    if (pressed?.matches(`[aria-controls="${id}"]`)) show(Number((pressed as HTMLElement).dataset.index))
  }, [])
}

/** When it has closed, the focus goes to the picture on the page that was seen last. */
function useLastSeen(isOpen: boolean, id: string, index: number): void {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      document.querySelector<HTMLElement>(`[aria-controls="${id}"][data-index="${index}"]`)?.focus()
    }
    wasOpen.current = isOpen
  }, [isOpen, id, index])
}
