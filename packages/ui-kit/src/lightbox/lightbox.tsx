"use client"

import { type ReactNode, useEffect, useRef, useState } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import arrows from "../arrows/arrows.module.css"
import carouselCss from "../carousel/carousel.module.css"
import { CarouselScope } from "../carousel/carousel.tsx"
import type { CarouselReason } from "../carousel/carousel-core.ts"
import dialogCss from "../dialog/dialog.module.css"
import {
  Content as DialogContent,
  type DialogContentProps,
  type DialogRootProps,
  DialogScope,
  type DialogState,
  Trigger as DialogTrigger,
} from "../dialog/dialog-scope.tsx"
import { useText } from "../kit-provider/kit-provider.tsx"
import { formatMessage } from "../kit-provider/messages.ts"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { mergeRefs } from "../part/render-part.ts"
import css from "./lightbox.module.css"
import { LightboxContext, type LightboxLabels, useLightbox } from "./lightbox-context.ts"

const part = anatomy("lightbox", arrows, carouselCss, dialogCss, css)

export interface LightboxRootProps extends Omit<DialogRootProps, "labels" | "closeFromPx"> {
  /** The number of images. */
  readonly count: number
  /** The index of the displayed image if the lightbox is controlled. The first image has the index 0. */
  readonly value?: number
  /** The index of the initial image. @default 0 */
  readonly defaultValue?: number
  /**
   * Called before another image is displayed. Call `details.cancel()` to prevent the change. `details` is omitted if
   * the visitor opened the image by pressing it on the page.
   */
  readonly onValueChange?: (value: number, details?: ChangeDetails<CarouselReason>) => void
  /** True to continue with the first image after the last. @default false */
  readonly loops?: boolean
  readonly labels?: LightboxLabels
}

/**
 * A set of images that open in a full-window dialog with a carousel and thumbnails. Escape closes it; the arrow keys,
 * Home and End move between the images regardless of the focus. When it closes, the image of the page that was
 * displayed last is focused. The images of the page are in the HTML; a text replaces large ones that fail to load.
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
  const triggers = useRef(new Map<number, HTMLElement>())
  const setIndex = (index: number, details?: ChangeDetails<CarouselReason>) => {
    let isKept = false
    const cancel = () => {
      isKept = true
      details?.cancel()
    }
    onValueChange?.(index, details && { ...details, cancel })
    if (!isKept) choose(index)
  }
  return (
    <LightboxContext value={{ count, index: value ?? chosen, loops, labels, triggers, show: setIndex }}>
      <DialogScope {...dialog} labels={labels} part={part}>
        {children}
      </DialogScope>
    </LightboxContext>
  )
}

export interface LightboxTriggerProps extends PartProps<"button", DialogState> {
  /** The index of the image that the button enlarges, starting at 0. */
  readonly index: number
}

/** A button that contains an image of the page and opens this image in the lightbox. */
export function Trigger({ index, onClick, ref, ...props }: LightboxTriggerProps): ReactNode {
  const { count, labels, triggers, show } = useLightbox()
  const trigger = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const known = triggers.current
    if (trigger.current) known.set(index, trigger.current)
    return () => void known.delete(index)
  }, [triggers, index])
  const name = formatMessage(useText()("lightbox.open", labels.open), { position: index + 1, count })
  return (
    <DialogTrigger
      ref={mergeRefs(trigger, ref)}
      aria-label={name}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) show(index)
      }}
      {...props}
    />
  )
}

/** The dialog that contains the carousel and its controls. */
export function Content({ children, ...props }: DialogContentProps): ReactNode {
  const { count, index, loops, labels, triggers, show } = useLightbox()
  const getLastTrigger = () => triggers.current.get(index) ?? null
  const name = useText()("lightbox.label", labels.label)

  return (
    <DialogContent aria-label={name} data-theme="dark" finalFocus={getLastTrigger} {...props}>
      <CarouselScope
        scope={part}
        count={count}
        loops={loops}
        labels={labels}
        value={index}
        aria-label={name}
        hasArrowKeys
        onValueChange={show}
      >
        {children}
      </CarouselScope>
    </DialogContent>
  )
}
