import { anatomy } from "@forecourt/ui-kit/anatomy"
import { Switch } from "@forecourt/ui-kit/switch"
import { VisuallyHidden } from "@forecourt/ui-kit/visually-hidden"
import { useState } from "react"
import css from "./car-comparison.module.css"
import type { ComparisonRow, ComparisonTexts, ComparisonView } from "./car-comparison.select.ts"
import { type CarsProps, Names, Pictures } from "./car-comparison-heads.tsx"
import { CarPrice } from "./car-price.tsx"
import { NoCars } from "./no-cars.tsx"
import { ROLES } from "./table-roles.ts"

const part = anatomy("car-comparison", css)

/** What scrolls can be scrolled with keys. */
const SCROLLED = { role: "group", tabIndex: 0 }

export interface CarComparisonProps {
  readonly view: ComparisonView
  readonly onRemove: (id: string) => void
}

/** Two to four cars side by side: their names stay in sight, and where they differ is marked. Spec 2 §2.4. */
export function CarComparison({ view, onRemove }: CarComparisonProps) {
  const [isShort, setShort] = useState(false)
  const { cars, rows, equipment, texts } = view
  if (cars.length === 0) return <NoCars view={view} />

  const shown = isShort ? rows.filter(({ differs }) => differs) : rows
  return (
    <div {...part("root", { count: cars.length })}>
      {cars.length > 1 ? (
        <Switch.Root {...part("switch")} checked={isShort} onCheckedChange={setShort}>
          <Switch.Input />
          <Switch.Text>{texts.differences}</Switch.Text>
        </Switch.Root>
      ) : null}
      <div {...part("scroller")} {...SCROLLED} {...{ "aria-label": texts.title }}>
        <table {...part("table")} {...ROLES.table}>
          <thead {...part("heads")} {...ROLES.group}>
            <Pictures cars={cars} texts={texts} onRemove={onRemove} />
            <Names cars={cars} />
          </thead>
          <tbody {...part("lines")} {...ROLES.group}>
            <Costs cars={cars} texts={texts} />
            {shown.map((row) => (
              <Line key={row.label} row={row} cars={cars} texts={texts} />
            ))}
            {isShort && shown.length === 0 ? (
              <tr {...part("line")} {...ROLES.row}>
                <td {...part("same")} {...ROLES.cell} colSpan={cars.length + 1}>
                  {texts.same}
                </td>
              </tr>
            ) : null}
            <Equipment equipment={equipment} cars={cars} texts={texts} isShort={isShort} />
          </tbody>
        </table>
      </div>
    </div>
  )
}

function Costs({ cars, texts }: CarsProps) {
  const differs = new Set(cars.map(({ price }) => price.text)).size > 1
  return (
    <tr {...part("line", { of: "costs", differs })} {...ROLES.row}>
      <Label text={texts.price} differs={differs} texts={texts} />
      {cars.map((car) => (
        <td key={car.id} {...part("cell", { state: car.state })} {...ROLES.cell}>
          <CarPrice price={car.price} texts={texts.card} />
          {car.monthly ? <p {...part("version")}>{car.monthly}</p> : null}
        </td>
      ))}
    </tr>
  )
}

interface LabelProps {
  readonly text: string
  readonly differs: boolean
  readonly texts: Pick<ComparisonTexts, "differs">
}

/** Names a line, and says to those who do not see the mark that the cars differ in it. */
function Label({ text, differs, texts }: LabelProps) {
  return (
    <th {...part("label")} {...ROLES.line} scope="row">
      <span {...part("words")}>
        {text}
        {differs ? <VisuallyHidden>, {texts.differs}</VisuallyHidden> : null}
      </span>
    </th>
  )
}

interface LineProps extends CarsProps {
  readonly row: ComparisonRow
}

function Line({ row: { label, values, differs }, cars, texts }: LineProps) {
  return (
    <tr {...part("line", { differs })} {...ROLES.row}>
      <Label text={label} differs={differs} texts={texts} />
      {cars.map(({ id }, index) => (
        <td key={id} {...part("cell")} {...ROLES.cell}>
          {values[index] ?? "–"}
        </td>
      ))}
    </tr>
  )
}

interface EquipmentProps extends CarsProps {
  readonly equipment: ComparisonView["equipment"]
  readonly isShort: boolean
}

/** What only some have comes first; what all have is left out where only differences are wanted. */
function Equipment({ equipment: { label, shared, own }, cars, texts, isShort }: EquipmentProps) {
  const lists = own.map((some) => (isShort ? some : [...some, ...shared]))
  if (lists.every((list) => list.length === 0)) return null
  return (
    <tr {...part("line")} {...ROLES.row}>
      <Label text={label} differs={false} texts={texts} />
      {cars.map(({ id }, index) => (
        <td key={id} {...part("cell")} {...ROLES.cell}>
          <ul {...part("equipment")}>
            {lists[index]?.map((one) => (
              <li key={one} {...part("piece", { own: own[index]?.includes(one) })}>
                {one}
              </li>
            ))}
          </ul>
        </td>
      ))}
    </tr>
  )
}
