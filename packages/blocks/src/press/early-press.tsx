import { type ComponentPropsWithoutRef, type ReactNode, type RefObject, useEffect, useRef, useState } from "react"

export interface EarlyButton {
  readonly ref: RefObject<HTMLButtonElement | null>
  readonly type: "button" | "submit"
}

export interface EarlyPressProps extends Omit<ComponentPropsWithoutRef<"form">, "action" | "onSubmit" | "children"> {
  readonly children: (button: EarlyButton) => ReactNode
}

/**
 * Renders a form around a button in an island. A click on the button before hydration is recorded and handled after
 * hydration.
 */
export function EarlyPress({ children, ...form }: EarlyPressProps) {
  const ref = useRef<HTMLButtonElement>(null)
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  return (
    <form
      {...form}
      data-live={isLive ? "" : undefined}
      action={() => ref.current?.click()}
      onSubmit={(event) => event.preventDefault()}
    >
      {children({ ref, type: isLive ? "button" : "submit" })}
    </form>
  )
}
