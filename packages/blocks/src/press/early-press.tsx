import { type ComponentPropsWithoutRef, type ReactNode, type RefObject, useEffect, useRef, useState } from "react"

export interface EarlyButton {
  readonly ref: RefObject<HTMLButtonElement | null>
  readonly type: "button" | "submit"
}

export interface EarlyPressProps extends Omit<ComponentPropsWithoutRef<"form">, "action" | "onSubmit" | "children"> {
  readonly children: (button: EarlyButton) => ReactNode
}

/**
 * Renders a form around a button. If the visitor clicks the button before hydration, the form is marked as busy, and
 * the click is handled after hydration.
 */
export function EarlyPress({ children, ...form }: EarlyPressProps) {
  const ref = useRef<HTMLButtonElement>(null)
  const [isLive, setLive] = useState(false)
  useEffect(() => {
    setLive(true)
    // The page's script set it when the visitor pressed the button before hydration.
    ref.current?.form?.removeAttribute("aria-busy")
  }, [])
  return (
    <form
      {...form}
      data-early-press={isLive ? undefined : ""}
      suppressHydrationWarning
      action={() => ref.current?.click()}
      onSubmit={(event) => event.preventDefault()}
    >
      {children({ ref, type: isLive ? "button" : "submit" })}
    </form>
  )
}
