import { anatomy } from "@forecourt/ui-kit/anatomy"
import { VisuallyHidden } from "@forecourt/ui-kit/visually-hidden"
import css from "./car-comparison.module.css"
import type { ComparisonRow, ComparisonTexts, ComparisonView } from "./car-comparison.select.ts"
import { type CarsProps, Names, Pictures } from "./car-comparison-heads.tsx"
import { CarPrice } from "./car-price.tsx"
import { NoCars } from "./no-cars.tsx"
import { OnlyDifferences } from "./only-differences.tsx"
import { getTextProps, hasText, type StockText, toPlainText } from "./stock-words.ts"
import { ROLES } from "./table-roles.ts"

const part = anatomy("car-comparison", css)

export interface CarComparisonProps {
  readonly view: ComparisonView
  /**
   * Called when the visitor removes a car. Without this function, the remove button of each car is a link to the
   * comparison without that car.
   */
  readonly onRemove?: ((id: string) => void) | undefined
}

/** Renders one to four cars in columns. A checkbox hides equal rows, even without JavaScript. Spec 2 §2.4. */
export function CarComparison({ view, onRemove }: CarComparisonProps) {
  const { cars, cost, rows, equipment, texts } = view
  if (cars.length === 0) return <NoCars view={view} />
  return (
    <div {...part("root", { count: cars.length })}>
      {cars.length > 1 ? <OnlyDifferences text={texts.differences} /> : null}
      <div {...part("scroller")} {...getScrollerProps(texts.title)}>
        <table {...part("table")} {...ROLES.table}>
          <thead {...part("heads")} {...ROLES.group}>
            <Pictures view={view} onRemove={onRemove} />
            <Names cars={cars} />
          </thead>
          <tbody {...part("lines")} {...ROLES.group}>
            <Costs cost={cost} cars={cars} texts={texts} />
            {rows.map((row) => (
              <Line key={row.label} row={row} cars={cars} texts={texts} />
            ))}
            {rows.some(({ differs }) => differs) ? null : (
              <tr {...part("line", { of: "same" })} {...ROLES.row}>
                <td {...part("same")} {...ROLES.cell} colSpan={cars.length + 1}>
                  {texts.same}
                </td>
              </tr>
            )}
            <Equipment equipment={equipment} cars={cars} texts={texts} />
          </tbody>
        </table>
      </div>
    </div>
  )
}

interface CostsProps extends CarsProps {
  readonly cost: ComparisonRow
}

function Costs({ cost: { label, differs, best }, cars, texts }: CostsProps) {
  return (
    <tr {...part("line", { of: "costs", differs })} {...ROLES.row}>
      <Label text={label} differs={differs} texts={texts} />
      {cars.map((car, index) => (
        <td key={car.id} {...part("cell", { state: car.state })} {...ROLES.cell}>
          <CarPrice price={car.price} texts={texts.card} />
          <Best word={best[index]} />
          {car.monthly ? <p {...part("version")}>{car.monthly}</p> : null}
        </td>
      ))}
    </tr>
  )
}

function Best({ word }: { readonly word: string | null | undefined }) {
  return word ? <span {...part("best")}>{word}</span> : null
}

interface LabelProps {
  readonly text: string
  readonly differs: boolean
  readonly texts: Pick<ComparisonTexts, "differs">
}

/**
 * Renders the label of a row. If the cars differ, the label contains a visually hidden note for screen reader users.
 */
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

function Line({ row: { label, values, differs, best }, cars, texts }: LineProps) {
  return (
    <tr {...part("line", { differs })} {...ROLES.row}>
      <Label text={label} differs={differs} texts={texts} />
      {cars.map(({ id }, index) => (
        <td key={id} {...part("cell")} {...ROLES.cell}>
          <Value text={values[index] ?? "–"} /> <Best word={best[index]} />
        </td>
      ))}
    </tr>
  )
}

function Value({ text }: { readonly text: StockText }) {
  return typeof text === "string" ? text : <span {...getTextProps(text)} />
}

interface EquipmentProps extends CarsProps {
  readonly equipment: ComparisonView["equipment"]
}

/** Renders the equipment of each car. The items that only some cars have precede the items that all cars have. */
function Equipment({ equipment: { label, shared, perCar }, cars, texts }: EquipmentProps) {
  const differs = perCar.some((list) => list.length > 0)
  if (!differs && shared.length === 0) return null
  return (
    <tr {...part("line", { of: "equipment", differs })} {...ROLES.row}>
      <Label text={label} differs={differs} texts={texts} />
      {cars.map(({ id }, index) => (
        <td key={id} {...part("cell")} {...ROLES.cell}>
          <ul {...part("equipment")}>
            {[...(perCar[index] ?? []), ...shared].map((item) => (
              <li
                key={toPlainText(item)}
                {...part("piece", { own: hasText(perCar[index] ?? [], item) })}
                {...getTextProps(item)}
              />
            ))}
          </ul>
        </td>
      ))}
    </tr>
  )
}

/** Returns the props that make a scrollable element focusable, so that it can be scrolled by keyboard. */
function getScrollerProps(label: string) {
  return { role: "group", tabIndex: 0, "aria-label": label }
}
