import { CompareBar } from "@forecourt/ui-kit/compare-bar"
import type { ReactNode } from "react"
import type { CarCardView } from "./car-card.select.ts"

export interface CompareCarsProps {
  /** Cars that are chosen. */
  readonly cars: readonly Pick<CarCardView, "id" | "name">[]
  readonly remove: (id: string) => void
  readonly clear: () => void
  /** The table of the cars. */
  readonly children: ReactNode
}

/** A bar at the bottom with the cars that are chosen to be compared, and their table in a dialog. Spec 2 §2.4. */
export function CompareCars({ cars, remove, clear, children }: CompareCarsProps) {
  const items = cars.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <CompareBar.Root items={items} onRemove={remove} onClear={clear}>
      <CompareBar.Bar>
        <CompareBar.ListToggle />
        <CompareBar.List />
        <CompareBar.Clear />
        <CompareBar.Trigger />
      </CompareBar.Bar>
      <CompareBar.Content>
        <CompareBar.Close />
        <CompareBar.Title />
        {children}
      </CompareBar.Content>
    </CompareBar.Root>
  )
}
